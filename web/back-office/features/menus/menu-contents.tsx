import { menuTypeNames, type MenuElementType } from '@venue/domain';
import { memo, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AddElement, type TypedElement } from '../../forms/add-element.tsx';
import { additionTo, readDraft } from '../../session/drafts.ts';
import { ListEditor, useFormList, type ListRow } from '../../forms/list-editor.tsx';
import { useStaff } from '../../session/staff.ts';
import styles from './menu-contents.module.css';
import { MenuElementEntry } from './menu-element-entry.tsx';
import { nameElement, newElement, stringLabels, type MenuFormInput } from './menu-input.ts';
import { MenuTools } from './menu-tools.tsx';
import { useStoredElements } from './stored-menus.ts';

type MenuContentsProps = {
  form: UseFormReturn<MenuFormInput>;
  /** Path of the form's draft; the draft of a new element is stored beside it. */
  path: string;
};

/**
 * The elements of a menu: expand, edit, drag or step into order, duplicate, insert anywhere, remove with undo. Renders
 * when the list changes, not while somebody types: each entry watches its own values.
 */
export const MenuContents = memo(MenuContentsList);

function MenuContentsList({ form, path }: MenuContentsProps) {
  const { uid } = useStaff();
  const list = useFormList(form, 'contents');
  const stored = useStoredElements(path);
  const insertionPath = `${path}/insertion`;
  const { read, move, insert } = list;
  // An untouched form that follows what others save gives its rows new keys.
  const idOf = useCallback((index: number, key: string) => read(index)?._id || key, [read]);
  /** The element below which the insert form is open, and its name at that time. */
  const [inserting, setInserting] = useState<{ id: string; below: string } | undefined>(() => {
    const { place = 0 } = readDraft<TypedElement<string>>(uid, insertionPath)?.values ?? {};
    const key = list.keys[place - 1];
    return key ? { id: idOf(place - 1, key), below: nameElement(read(place - 1)) } : undefined;
  });

  const renderEntry = useCallback(
    (index: number, row: ListRow) => (
      <>
        <MenuElementEntry
          index={index}
          form={form}
          list={{ read, move, insert }}
          row={row}
          stored={stored.get(read(index)?._id ?? '')}
          path={path}
          onInsert={() => setInserting({ id: idOf(index, row.nameId), below: nameElement(read(index)) })}
        />
        {inserting?.id === idOf(index, row.nameId) && (
          <AddElement
            {...adding}
            legend={`Insert below “${inserting.below}”`}
            name="what is being inserted into the menu"
            path={insertionPath}
            place={index + 1}
            onAdd={(type, strings) => insert(index + 1, newElement(type, strings))}
            onClose={() => setInserting(undefined)}
          />
        )}
      </>
    ),
    [form, read, move, insert, idOf, stored, path, inserting, insertionPath],
  );
  const classOf = useCallback((index: number) => looks[read(index)?.elementType ?? 'Dish'], [read]);

  return (
    <>
      <MenuTools form={form} append={list.append} path={path} stored={stored} />
      <ListEditor
        list={list}
        nameOf={nameElement}
        isNamedByRow
        classOf={classOf}
        emptyMessage="There’s nothing on this menu yet. Start with a category, or paste a list."
      >
        {renderEntry}
      </ListEditor>
      <AddElement
        {...adding}
        legend="Add an item at the end"
        name="what is being added to the menu"
        path={additionTo(path)}
        onAdd={(type, strings) => insert(list.keys.length, newElement(type, strings))}
      />
    </>
  );
}

const looks: Partial<Record<MenuElementType, string>> = {
  Title: styles.heading,
  CategoryTitle: styles.heading,
};

const adding = {
  types: menuTypeNames,
  labelsOf: stringLabels,
  addLabel: 'Add item',
  // A wine's price is often two: by the glass and by the bottle.
  inputModeOf: (type: MenuElementType, label: string) =>
    type === 'Dish' && label === 'Price' ? ('decimal' as const) : undefined,
};
