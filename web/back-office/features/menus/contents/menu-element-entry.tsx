import { isDish, menuElement, type MenuElement } from '@venue/domain';
import { useCallback, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import type { EditableList, ListRow } from '../../../records/lists/list-editor.tsx';
import { ListEntry } from '../../../records/lists/list-entry.tsx';
import { RecordFields } from '../../../records/record-fields.tsx';
import { useErrorAt } from '../../../records/fields/use-error-at.ts';
import { useValueAt } from '../../../records/fields/use-value-at.ts';
import { ElementFields } from './element-fields.tsx';
import { ElementSummary } from './element-summary.tsx';
import { ElementTitle } from './element-title.tsx';
import { EntryAllergens } from './entry-allergens.tsx';
import { EntryOff } from './entry-off.tsx';
import { copyElement, nameElement, type MenuElementInput, type MenuFormInput } from '../menu-input.ts';

type MenuElementEntryProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  list: Pick<EditableList<MenuElementInput>, 'read' | 'move' | 'insert'>;
  row: ListRow;
  /** The element as it is stored; missing until it is saved. */
  stored: MenuElement | undefined;
  /** Path of the menu. */
  menuPath: string;
  onInsert: () => void;
};

/** One element of a menu: a row with its name, which expands to edit and move it. */
export function MenuElementEntry({
  index,
  form,
  list,
  row,
  stored,
  menuPath,
  onInsert,
}: MenuElementEntryProps) {
  const path = `contents.${index}` as const;
  const element = useValueAt(form, path);
  const problems = useErrorAt(form, path);
  const hasProblem = problems !== undefined;
  const [isExpanded, setIsExpanded] = useState(false);
  // A closed entry passes nothing new on, so that it renders no more than this when it moves.
  const isOpen = isExpanded || hasProblem;
  const handleToggle = useCallback(() => setIsExpanded((is) => !is && !hasProblem), [hasProblem]);
  const title = useMemo(() => element && <ElementTitle element={element} />, [element]);
  const summary = useMemo(
    () => element && <ElementSummary element={element} stored={stored} />,
    [element, stored],
  );
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
      title={title}
      summary={summary}
      hasProblem={hasProblem}
      problem={problems?.content?.message ?? problems?.content?.root?.message}
      isExpanded={isExpanded}
      onToggle={handleToggle}
      buttons={
        isOpen &&
        steps.map(({ label, isOff, step }) => (
          <Button key={label} look="quiet" small disabled={isOff} onClick={step}>
            {label}
          </Button>
        ))
      }
    >
      {isOpen && element && (
        <>
          <ElementFields index={index} form={form} element={element} />
          {isDish(element) && (
            <>
              <RecordFields
                form={form}
                at={path}
                fields={menuElement}
                rows={1}
                slots={{
                  allergens: <EntryAllergens index={index} form={form} element={element} stored={stored} />,
                  diets: null,
                }}
              />
              {stored && <EntryOff element={stored} path={menuPath} />}
            </>
          )}
        </>
      )}
    </ListEntry>
  );
}
