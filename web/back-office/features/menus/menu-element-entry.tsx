import type { MenuElement } from '@venue/domain';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { EditableList, ListRow } from '../../forms/list-editor.tsx';
import { ListEntry } from '../../forms/list-entry.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { nameElement, stringLabels, type MenuFormInput } from './menu-input.ts';

type MenuElementEntryProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  list: Pick<EditableList<MenuElement>, 'read' | 'move' | 'insert'>;
  row: ListRow;
  onInsert: () => void;
};

/** One element of a menu: a row with its name, which expands to edit and move it. */
export function MenuElementEntry({ index, form, list, row, onInsert }: MenuElementEntryProps) {
  const element = useWatch({ control: form.control, name: `contents.${index}` });
  const { errors } = useFormState({ control: form.control, name: `contents.${index}` });
  const labels = element ? stringLabels(element.elementType) : [];
  const problems = errors.contents?.[index]?.content;
  const steps = [
    { label: 'Up', isOff: index === 0, step: () => list.move(index, index - 1) },
    { label: 'Down', isOff: row.isLast, step: () => list.move(index, index + 1) },
    { label: 'Duplicate', step: () => list.insert(index + 1, structuredClone(list.read(index))) },
    { label: 'Insert below', step: onInsert },
  ];
  return (
    <ListEntry
      {...row}
      name={nameElement(element)}
      hasProblem={problems !== undefined}
      problem={problems?.message ?? problems?.root?.message}
      buttons={steps.map(({ label, isOff, step }) => (
        <Button key={label} look="quiet" small disabled={isOff} onClick={step}>
          {label}
        </Button>
      ))}
    >
      {labels.map((label, place) => (
        <TextField
          key={label}
          form={form}
          name={`contents.${index}.content.${place}.contentString`}
          label={label}
          rows={1}
        />
      ))}
    </ListEntry>
  );
}
