import type { ButtonType } from '../buttons.ts';

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

/** A panel while it is edited: the flag says that a new picture was picked and is still to be uploaded. */
export type PanelDraft = Panel & { isPhotoEdited?: boolean };

/** A new custom page before anything is typed. */
export const emptyRoute: Route = {
  _id: '',
  title: '',
  route: '',
  topImg: '',
  introTitle: '',
  introDesc: '',
  panels: [],
};
