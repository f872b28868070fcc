import { buttonChoices, customPage, toInput, type ButtonType, type InputOf } from '@venue/domain';

type Edited = InputOf<typeof customPage>;

/** A panel in the form, where the button may still be missing. */
export type PanelFormInput = Omit<Edited['panels'][number], 'panelButtonType'> & {
  panelButtonType: ButtonType | '';
};

/** The values of the page forms. Pictures are stored names or handles of picked files. */
export type CustomPageFormInput = Omit<Edited, 'panels'> & { panels: PanelFormInput[] };

const { _id, panelButtonType, ...others } = customPage.panels.of;

/** The fields of a panel in the order of its form: the button comes last. */
export const panelFields = { ...others, panelButtonType };

/** A panel before anything is typed. */
export const emptyPanel: PanelFormInput = { ...toInput(panelFields), panelButtonType: '' };

/** The name of a panel in the list. */
export function namePanel(panel: PanelFormInput | undefined, index: number): string {
  const button = panel?.panelButtonType;
  return `${panel?.panelTitle || `Panel ${index + 1}`}${button ? ` · ${buttonChoices[button]}` : ''}`;
}
