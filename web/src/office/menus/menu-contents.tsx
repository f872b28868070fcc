import type { MenuElement } from '@venue/domain';
import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { ReorderList } from '../frame/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../frame/undo-removal.tsx';
import { AddMenuElement } from './add-menu-element.tsx';
import { MenuElementEntry } from './menu-element-entry.tsx';
import { nameElement, type MenuFormInput } from './menu-input.ts';

type MenuContentsProps = { form: UseFormReturn<MenuFormInput>; contents: MenuElement[] };

/** The elements of a menu: expand, edit, drag or step into order, duplicate, insert anywhere, remove with undo. */
export function MenuContents({ form, contents }: MenuContentsProps) {
  const elements = useFieldArray({ control: form.control, name: 'contents', keyName: 'key' });
  const [removed, setRemoved] = useState<Removed<MenuElement>>();
  /** Key of the element below which something is being inserted. */
  const [insertingBelow, setInsertingBelow] = useState<string>();

  function insert(index: number, element: MenuElement) {
    elements.insert(index, element, { shouldFocus: false });
  }

  function handleRemove(index: number) {
    const element = structuredClone(form.getValues(`contents.${index}`));
    setRemoved({ value: element, index, name: nameElement(element) });
    elements.remove(index);
  }

  return (
    <>
      {elements.fields.length === 0 && <p>Nothing is on this menu yet. Begin with a category.</p>}
      <ReorderList
        entries={elements.fields}
        keyOf={(element) => element.key}
        nameOf={(_, index) => nameElement(contents[index])}
        onMove={elements.move}
      >
        {({ key }, index) => (
          <>
            <MenuElementEntry
              index={index}
              count={elements.fields.length}
              form={form}
              name={nameElement(contents[index])}
              onMove={(to) => elements.move(index, to)}
              onDuplicate={() => insert(index + 1, structuredClone(form.getValues(`contents.${index}`)))}
              onInsert={() => setInsertingBelow(key)}
              onRemove={() => handleRemove(index)}
            />
            {insertingBelow === key && (
              <AddMenuElement
                title={`Insert below “${nameElement(contents[index])}”`}
                onAdd={(element) => insert(index + 1, element)}
                onClose={() => setInsertingBelow(undefined)}
              />
            )}
          </>
        )}
      </ReorderList>
      <UndoRemoval
        removed={removed}
        onUndo={({ index, value }) => {
          insert(index, value);
          setRemoved(undefined);
        }}
      />
      <AddMenuElement
        title="Add an item at the end"
        onAdd={(element) => elements.append(element, { shouldFocus: false })}
      />
    </>
  );
}
