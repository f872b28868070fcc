import { buttonChoices, customPage, type ButtonType, type InputOf } from '@venue/domain';

type Edited = InputOf<typeof customPage>;

/** A panel in the form: a new one gets its id from the server, and its button may still be missing. */
export type PanelFormInput = Omit<Edited['panels'][number], '_id' | 'panelButtonType'> & {
  _id?: string;
  panelButtonType: ButtonType | '';
};

/** What the route forms edit. Pictures are stored names or handles of picked ones. */
export type RouteFormInput = Omit<Edited, 'panels'> & { panels: PanelFormInput[] };

/** A panel before anything is typed. */
export const emptyPanel: PanelFormInput = {
  panelTitle: '',
  panelDesc: '',
  panelImg: '',
  panelButtonType: '',
};

/** A panel as a row of the list names it. */
export function namePanel(panel: PanelFormInput | undefined, index: number): string {
  const button = panel?.panelButtonType;
  return `${panel?.panelTitle || `Panel ${index + 1}`}${button ? ` · ${buttonChoices[button]}` : ''}`;
}
