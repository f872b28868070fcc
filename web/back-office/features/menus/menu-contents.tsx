import type { MenuElement } from '@venue/domain';
import { memo, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { additionTo, readDraft } from '../../session/drafts.ts';
import { ReorderList } from '../../forms/reorder-list.tsx';
import { UndoRemoval, type Removed } from '../../forms/undo-removal.tsx';
import { useStaff } from '../../session/staff.ts';
import { AddMenuElement, type TypedMenuElement } from './add-menu-element.tsx';
import { MenuElementEntry } from './menu-element-entry.tsx';
import { nameElement, type MenuFormInput } from './menu-input.ts';

type MenuContentsProps = {
  form: UseFormReturn<MenuFormInput>;
  /** Where the form's draft is stored: what is being added lies beside it. */
  path: string;
};

/**
 * The elements of a menu: expand, edit, drag or step into order, duplicate, insert anywhere, remove with undo.
 * Drawn anew when the list changes, not while somebody types: each entry follows its own words.
 */
export const MenuContents = memo(MenuContentsList);

function MenuContentsList({ form, path }: MenuContentsProps) {
  const { uid } = useStaff();
  const elements = useFieldArray({ control: form.control, name: 'contents', keyName: 'key' });
  const [removed, setRemoved] = useState<Removed<MenuElement>>();
  /** The element below which something is being inserted, and what it was called then. */
  const [inserting, setInserting] = useState<{ key: string; below: string } | undefined>(() => {
    const { place = 0 } = readDraft<TypedMenuElement>(uid, insertionInto(path))?.values ?? {};
    const key = elements.fields[place - 1]?.key;
    return key ? { key, below: nameElement(read(place - 1)) } : undefined;
  });

  function read(index: number): MenuElement {
    return form.getValues(`contents.${index}`);
  }

  function insert(index: number, element: MenuElement) {
    elements.insert(index, element, { shouldFocus: false });
  }

  function handleRemove(index: number) {
    const element = structuredClone(read(index));
    setRemoved({ value: element, index, name: nameElement(element) });
    elements.remove(index);
  }

  return (
    <>
      {elements.fields.length === 0 && <p>Nothing is on this menu yet. Begin with a category.</p>}
      <ReorderList
        entries={elements.fields}
        keyOf={(element) => element.key}
        nameIdOf={(element) => element.key}
        onMove={elements.move}
      >
        {({ key }, index) => (
          <>
            <MenuElementEntry
              index={index}
              count={elements.fields.length}
              form={form}
              nameId={key}
              onMove={(to) => elements.move(index, to)}
              onDuplicate={() => insert(index + 1, structuredClone(read(index)))}
              onInsert={() => setInserting({ key, below: nameElement(read(index)) })}
              onRemove={() => handleRemove(index)}
            />
            {inserting?.key === key && (
              <AddMenuElement
                name="what is being inserted into the menu"
                path={insertionInto(path)}
                place={index + 1}
                title={`Insert below “${inserting.below}”`}
                onAdd={(element) => insert(index + 1, element)}
                onClose={() => setInserting(undefined)}
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
        name="what is being added to the menu"
        path={additionTo(path)}
        title="Add an item at the end"
        onAdd={(element) => elements.append(element, { shouldFocus: false })}
      />
    </>
  );
}

function insertionInto(path: string): string {
  return `${path}/insertion`;
}
