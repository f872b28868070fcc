import { menuTypeNames, type MenuElementType } from '@venue/domain';
import { memo, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { AddElement, type TypedElement } from '../../../records/lists/add-element.tsx';
import { newEntryDraftPath, readDraft } from '../../../unsaved/drafts.ts';
import { ListEditor, useFormList, type ListRow } from '../../../records/lists/list-editor.tsx';
import { useStaff } from '../../../access/staff.ts';
import styles from './menu-contents.module.css';
import { MenuElementEntry } from './menu-element-entry.tsx';
import { nameElement, newElement, stringLabels, type MenuFormInput } from '../menu-input.ts';
import { MenuTools } from '../menu-tools.tsx';
import { useStoredElements } from '../stored-menus.ts';

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
  function idBefore(place = 0): string | undefined {
    const key = list.keys[place - 1];
    return key === undefined ? undefined : idOf(place - 1, key);
  }

  /** The form that adds an element, and the element below which it is. */
  const [adding, setAdding] = useState<Adding | undefined>(() => {
    const below = readDraft<TypedElement<string>>(uid, insertionPath);
    const end = readDraft<TypedElement<string>>(uid, newEntryDraftPath(path));
    if (list.keys.length === 0 || end) return { ...atEnd, id: idBefore(end?.values.place) };
    const { place = 0 } = below?.values ?? {};
    const id = below && idBefore(place);
    return id === undefined ? undefined : { id, below: nameElement(read(place - 1)) };
  });

  // What is added at the end comes after the last dish, in front of closing remarks such as "All prices in euros".
  const lastDish = list.keys.findLastIndex((_, index) => endsWithDishes.has(read(index).elementType));
  const isKnown = list.keys.some((key, index) => idOf(index, key) === adding?.id);
  const place =
    adding && !isKnown && adding.below === undefined ? lastDish + 1 || list.keys.length : undefined;
  const addingBelow = place === undefined ? adding?.id : idBefore(place);

  const renderForm = useCallback(
    (form: Adding, place: number) => {
      const isEnd = form.below === undefined;
      return (
        <AddElement
          {...addingProps}
          legend={isEnd ? 'Add an item at the end' : `Insert below “${form.below}”`}
          name={`what is being ${isEnd ? 'added to' : 'inserted into'} the menu`}
          path={isEnd ? newEntryDraftPath(path) : insertionPath}
          place={place}
          firstType={form.type}
          isFocused={form.isAsked}
          hasAdded={form.hasAdded}
          onAdd={(type, strings) => {
            const element = newElement(type, strings);
            insert(place, element);
            if (isEnd) setAdding({ ...atEnd, id: element._id, type, isAsked: true, hasAdded: true });
          }}
          onClose={place === 0 ? undefined : () => setAdding(undefined)}
        />
      );
    },
    [insert, path, insertionPath],
  );

  const renderEntry = useCallback(
    (index: number, row: ListRow) => (
      <>
        <MenuElementEntry
          index={index}
          form={form}
          list={{ read, move, insert }}
          row={row}
          stored={stored.get(read(index)?._id ?? '')}
          menuPath={path}
          onInsert={() =>
            setAdding({ id: idOf(index, row.nameId), below: nameElement(read(index)), isAsked: true })
          }
        />
        {adding && addingBelow === idOf(index, row.nameId) && renderForm(adding, index + 1)}
      </>
    ),
    [form, read, move, insert, idOf, stored, path, adding, addingBelow, renderForm],
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
      {list.keys.length === 0 && adding && renderForm(adding, 0)}
      {(!adding || adding.below !== undefined) && (
        <p>
          <Button
            look="quiet"
            onClick={() => setAdding({ ...atEnd, type: lastDish < 0 ? undefined : 'Dish', isAsked: true })}
          >
            Add an item at the end
          </Button>
        </p>
      )}
    </>
  );
}

/** A form that adds elements. */
type Adding = {
  /** The element above it; missing: the last dish. */
  id: string | undefined;
  /** The name of that element; missing in the form that adds at the end. */
  below?: string;
  type?: MenuElementType | undefined;
  /** Whether the person has asked for it just now. */
  isAsked?: boolean;
  hasAdded?: boolean;
};

const atEnd: Adding = { id: undefined };

/** What closing remarks come after. */
const endsWithDishes = new Set<MenuElementType>(['Dish', 'WineItem', 'CategoryTitle', 'Title']);

const looks: Partial<Record<MenuElementType, string>> = {
  Title: styles.heading,
  CategoryTitle: styles.heading,
};

const addingProps = {
  types: menuTypeNames,
  labelsOf: stringLabels,
  addLabel: 'Add item',
  // A wine's price is often two: by the glass and by the bottle.
  inputModeOf: (type: MenuElementType, label: string) =>
    type === 'Dish' && label === 'Price' ? ('decimal' as const) : undefined,
};
