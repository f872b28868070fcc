import { isListType, legalElement } from '@venue/domain';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { ListRow } from '../../records/lists/list-editor.tsx';
import { ListEntry } from '../../records/lists/list-entry.tsx';
import { RecordFields } from '../../records/record-fields.tsx';
import { TextField } from '../../records/fields/text-field.tsx';
import { useErrorAt } from '../../records/fields/use-error-at.ts';
import { useValueAt } from '../../records/fields/use-value-at.ts';
import type { LegalElementInput, LegalInput } from './legal-input.ts';

type LegalElementEntryProps = {
  index: number;
  form: UseFormReturn<LegalInput>;
  row: ListRow;
  /** Type and beginning of the text. */
  nameOf: (element: LegalElementInput | undefined) => string;
};

/** One element: a row with its name, which expands to edit its text or its list items. */
export function LegalElementEntry({ index, form, row, nameOf }: LegalElementEntryProps) {
  const path = `contents.${index}` as const;
  const element = useValueAt(form, path);
  const problems = useErrorAt(form, path);
  const items = useFieldArray({ control: form.control, name: `${path}.content`, keyName: 'key' });
  const isList = element !== undefined && isListType(element.elementType);
  return (
    <ListEntry
      {...row}
      name={nameOf(element)}
      hasProblem={problems !== undefined}
      problem={problems?.content?.message ?? problems?.content?.root?.message}
      buttons={
        isList && (
          <Button look="quiet" small onClick={() => items.append({ contentString: '' })}>
            Add list item
          </Button>
        )
      }
    >
      {items.fields.map(({ key }, place) => (
        <div key={key}>
          <TextField
            form={form}
            name={`${path}.content.${place}.contentString`}
            label={isList ? `Item ${place + 1}` : 'Text'}
            rows={2}
          />
          {isList && (
            <Button look="plain" small onClick={() => items.remove(place)}>
              Remove item {place + 1}
            </Button>
          )}
        </div>
      ))}
      <RecordFields form={form} at={path} fields={legalElement} rows={2} />
    </ListEntry>
  );
}
