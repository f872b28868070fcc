import { isDish, type MenuElement } from '@venue/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { EditableList, ListRow } from '../../forms/list-editor.tsx';
import { ListEntry } from '../../forms/list-entry.tsx';
import { useErrorAt } from '../../forms/use-error-at.ts';
import { ElementFields } from './element-fields.tsx';
import { ElementSummary } from './element-summary.tsx';
import { ElementTitle } from './element-title.tsx';
import { EntryAllergens } from './entry-allergens.tsx';
import { EntryOff } from './entry-off.tsx';
import { copyElement, nameElement, type MenuElementInput, type MenuFormInput } from './menu-input.ts';

type MenuElementEntryProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  list: Pick<EditableList<MenuElementInput>, 'read' | 'move' | 'insert'>;
  row: ListRow;
  /** The element as it is stored; missing until it is saved. */
  stored: MenuElement | undefined;
  /** Path of the menu. */
  path: string;
  onInsert: () => void;
};

/** One element of a menu: a row with its name, which expands to edit and move it. */
export function MenuElementEntry({ index, form, list, row, stored, path, onInsert }: MenuElementEntryProps) {
  // `compute` makes the hook compare values: otherwise, a change of the list renders every entry.
  const element = useWatch({ control: form.control, name: `contents.${index}`, compute: same });
  const problems = useErrorAt(form, `contents.${index}`)?.content;
  const steps = [
    { label: 'Up', isOff: index === 0, step: () => list.move(index, index - 1) },
    { label: 'Down', isOff: row.isLast, step: () => list.move(index, index + 1) },
    { label: 'Duplicate', step: () => list.insert(index + 1, copyElement(list.read(index))) },
    { label: 'Insert below', step: onInsert },
  ];
  return (
    <ListEntry
      {...row}
      name={nameElement(element)}
      title={element && <ElementTitle element={element} />}
      summary={element && <ElementSummary element={element} stored={stored} />}
      hasProblem={problems !== undefined}
      problem={problems?.message ?? problems?.root?.message}
      buttons={steps.map(({ label, isOff, step }) => (
        <Button key={label} look="quiet" small disabled={isOff} onClick={step}>
          {label}
        </Button>
      ))}
    >
      {element && <ElementFields index={index} form={form} element={element} />}
      {element && isDish(element) && (
        <>
          <EntryAllergens index={index} form={form} element={element} stored={stored} />
          {stored && <EntryOff element={stored} path={path} />}
        </>
      )}
    </ListEntry>
  );
}

function same(element: MenuElementInput | undefined): MenuElementInput | undefined {
  return element;
}
