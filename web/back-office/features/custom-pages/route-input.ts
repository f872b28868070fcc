import { buttonChoices, type ButtonType, type Panel, type Route } from '@venue/domain';

/** A panel in the form: a new one gets its id from the server, and its button may still be missing. */
export type PanelFormInput = Omit<Panel, '_id' | 'panelButtonType'> & {
  _id?: string;
  panelButtonType: ButtonType | '';
};

/** What the route forms edit. Pictures are stored names or handles of picked ones. */
export type RouteFormInput = {
  title: string;
  introTitle: string;
  route: string;
  introDesc: string;
  topImg: string;
  panels: PanelFormInput[];
};

/** A panel before anything is typed. */
export const emptyPanel: PanelFormInput = {
  panelTitle: '',
  panelDesc: '',
  panelImg: '',
  panelButtonType: '',
};

/** The editable part of a route, and nothing else of it. */
export function toRouteInput({ title, introTitle, route, introDesc, topImg, panels }: Route): RouteFormInput {
  return {
    title,
    introTitle,
    route,
    introDesc,
    topImg,
    panels: panels.map(({ _id, panelTitle, panelDesc, panelImg, panelButtonType }) => ({
      _id,
      panelTitle,
      panelDesc,
      panelImg,
      panelButtonType,
    })),
  };
}

/** A panel as a row of the list names it. */
export function namePanel(panel: PanelFormInput | undefined, index: number): string {
  const button = panel?.panelButtonType;
  return `${panel?.panelTitle || `Panel ${index + 1}`}${button ? ` · ${buttonChoices[button]}` : ''}`;
}
