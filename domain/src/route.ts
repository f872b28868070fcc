import type { ButtonType } from './buttons.ts';

/** One image-and-text panel of a custom page (section 3). */
export type Panel = {
  _id: string;
  panelTitle: string;
  panelDesc: string;
  /** Image file name. */
  panelImg: string;
  panelButtonType: ButtonType;
};

/** A custom page, listed under EVENTS and shown at /event/{_id} (section 3). */
export type Route = {
  _id: string;
  title: string;
  /** URL endpoint: letters only, at most 11. */
  route: string;
  topImg: string;
  introTitle: string;
  introDesc: string;
  panels: Panel[];
  createdAt?: Date;
  updatedAt?: Date;
};
