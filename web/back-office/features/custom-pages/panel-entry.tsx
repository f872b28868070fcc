import { buttonChoices, customPage } from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '../../records/fields/choice-field.tsx';
import type { ListRow } from '../../records/lists/list-editor.tsx';
import { ListEntry } from '../../records/lists/list-entry.tsx';
import { TextField } from '../../records/fields/text-field.tsx';
import { useErrorAt } from '../../records/fields/use-error-at.ts';
import { useValueAt } from '../../records/fields/use-value-at.ts';
import { AnyPicture } from '../../media/any-picture.tsx';
import { FormMediaField } from '../../media/form-media-field.tsx';
import { namePanel, type CustomPageFormInput } from './custom-page-input.ts';

type PanelEntryProps = ListRow & {
  index: number;
  form: UseFormReturn<CustomPageFormInput>;
  isExpanded: boolean;
  onToggle: () => void;
};

const labels = customPage.panels.of;

/** One panel of the list: a row with its picture, which expands to edit it. */
export function PanelEntry({ index, form, ...row }: PanelEntryProps) {
  const path = `panels.${index}` as const;
  const panel = useValueAt(form, path);
  const problems = useErrorAt(form, path);
  return (
    <ListEntry
      {...row}
      name={namePanel(panel, index)}
      picture={<AnyPicture value={panel?.panelImg ?? ''} sizes="3.5rem" alt="" />}
      hasProblem={problems !== undefined}
    >
      <TextField form={form} name={`${path}.panelTitle`} label={labels.panelTitle.label} />
      <TextField form={form} name={`${path}.panelDesc`} label={labels.panelDesc.label} rows={2} />
      <FormMediaField form={form} name={`${path}.panelImg`} label={labels.panelImg.label} />
      <PanelButton form={form} name={`${path}.panelButtonType`} />
    </ListEntry>
  );
}

type PanelButtonProps = {
  form: UseFormReturn<CustomPageFormInput>;
  name: `panels.${number}.panelButtonType`;
};

function PanelButton({ form, name }: PanelButtonProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <ChoiceField
      label={labels.panelButtonType.label}
      choices={buttonChoices}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
