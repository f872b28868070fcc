import { isListType, type LegalElement } from '@venue/domain';
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { ListRow } from '../../forms/list-editor.tsx';
import { ListEntry } from '../../forms/list-entry.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { LegalInput } from './legal-input.ts';

type LegalElementEntryProps = {
  index: number;
  form: UseFormReturn<LegalInput>;
  row: ListRow;
  /** Type and beginning of the text. */
  nameOf: (element: LegalElement | undefined) => string;
};

/** One element: a row with its name, which expands to edit its text or its list items. */
export function LegalElementEntry({ index, form, row, nameOf }: LegalElementEntryProps) {
  const { control } = form;
  const element = useWatch({ control, name: `contents.${index}` });
  const { errors } = useFormState({ control, name: `contents.${index}` });
  const items = useFieldArray({ control, name: `contents.${index}.content`, keyName: 'key' });
  const isList = element !== undefined && isListType(element.elementType);
  const problems = errors.contents?.[index]?.content;
  return (
    <ListEntry
      {...row}
      name={nameOf(element)}
      hasProblem={problems !== undefined}
      problem={problems?.message ?? problems?.root?.message}
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
            name={`contents.${index}.content.${place}.contentString`}
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
    </ListEntry>
  );
}
