import type { UseFormReturn } from 'react-hook-form';
import type { ListRow } from '../../records/lists/list-editor.tsx';
import { ListEntry } from '../../records/lists/list-entry.tsx';
import { useErrorAt } from '../../records/fields/use-error-at.ts';
import { useValueAt } from '../../records/fields/use-value-at.ts';
import { AnyPicture } from '../../media/any-picture.tsx';
import { RecordFields } from '../../records/record-fields.tsx';
import { namePanel, panelFields, type CustomPageFormInput } from './custom-page-input.ts';

type PanelEntryProps = ListRow & {
  index: number;
  form: UseFormReturn<CustomPageFormInput>;
  isExpanded: boolean;
  onToggle: () => void;
};

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
      <RecordFields form={form} at={path} fields={panelFields} rows={2} />
    </ListEntry>
  );
}
