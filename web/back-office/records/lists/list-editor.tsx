import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import {
  createContext,
  memo,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import {
  useFieldArray,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { classes } from '../../../ui/styles/classes.ts';
import { DoneNotice } from '../../shell/done-notice.tsx';
import layout from '../../shell/layout.module.css';
import styles from './list-editor.module.css';
import { useRemoved } from '../use-removed.ts';

/** A list that a form edits. Its functions stay the same ones, so that rows can be memoised. */
export type EditableList<Entry> = {
  /** A key for each entry, which stays with it when it moves. */
  keys: readonly string[];
  read: (index: number) => Entry;
  move: (from: number, to: number) => void;
  insert: (index: number, entry: Entry) => void;
  remove: (index: number) => void;
};

/** A list field of a form as an `EditableList`; `append` adds many entries at once. */
export function useFormList<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): EditableList<FieldArray<Values, Name>> & { append: (entries: FieldArray<Values, Name>[]) => void } {
  const { fields, move, insert, append, remove } = useFieldArray({
    control: form.control,
    name,
    keyName: 'key',
  });
  const steps = useMemo(
    () => ({
      read: (index: number) => form.getValues(`${name}.${index}` as Path<Values>) as FieldArray<Values, Name>,
      move: (from: number, to: number) => move(from, to),
      insert: (index: number, entry: FieldArray<Values, Name>) =>
        insert(index, entry, { shouldFocus: false }),
      append: (entries: FieldArray<Values, Name>[]) => append(entries, { shouldFocus: false }),
      remove: (index: number) => remove(index),
    }),
    [form, name, move, insert, append, remove],
  );
  return { ...steps, keys: fields.map(({ key }) => key) };
}

/** What an entry of the list needs to render. */
export type ListRow = {
  /** Id for the element that names the row, if `isNamedByRow`. */
  nameId: string;
  isLast: boolean;
  onRemove: () => void;
};

type ListEditorProps<Entry> = {
  list: EditableList<Entry>;
  /** The entry's name for screen readers, and in the notice after it was removed. */
  nameOf: (entry: Entry, index: number) => string;
  /**
   * The row holds its own name in the element `nameId`. That stays up to date while somebody types, although the list
   * doesn't render again.
   */
  isNamedByRow?: boolean;
  /** A class of its own for an entry. */
  classOf?: (index: number) => string | undefined;
  /** Shown when there are no entries. */
  emptyMessage?: string;
  /**
   * Renders an entry. Where there may be many, pass the same function each time: then a change of the list renders
   * only the entries that have moved.
   */
  children: (index: number, row: ListRow) => ReactNode;
};

/**
 * A list whose entries can be dragged into order by mouse, touch or keyboard (space lifts and drops, arrows move,
 * escape cancels). Moves are announced to screen readers. The entry removed last can be put back.
 */
export function ListEditor<Entry>(props: ListEditorProps<Entry>) {
  const { list, nameOf, isNamedByRow = false, classOf, emptyMessage, children } = props;
  const [removed, setRemoved] = useRemoved<{ entry: Entry; index: number; name: string }>();
  const id = useId();
  const restored = useRef<number>(undefined);

  function handleDragEnd({ source, destination }: DropResult) {
    if (destination && destination.index !== source.index) list.move(source.index, destination.index);
  }

  const { keys, read, remove } = list;
  const keysNow = useRef(keys);
  useEffect(() => {
    keysNow.current = keys;
  }, [keys]);

  const handleRemove = useCallback(
    (key: string) => {
      const index = keysNow.current.indexOf(key);
      const entry = structuredClone(read(index));
      setRemoved({ entry, index, name: nameOf(entry, index) });
      remove(index);
    },
    [read, remove, nameOf, setRemoved],
  );

  function handleUndo() {
    if (removed) list.insert(removed.index, removed.entry);
    restored.current = removed?.index;
    setRemoved(undefined);
  }

  useEffect(() => {
    // Move the focus to the restored entry.
    const { current: index } = restored;
    restored.current = undefined;
    const entry = index === undefined ? undefined : document.getElementById(id)?.children[index];
    entry?.querySelector<HTMLElement>('[role="button"], button')?.focus();
  }, [keys, id]);

  return (
    <>
      {keys.length === 0 && emptyMessage && <p>{emptyMessage}</p>}
      <DragDropContext onDragEnd={handleDragEnd}>
        <Droppable droppableId="list">
          {(droppable) => (
            <ol id={id} ref={droppable.innerRef} {...droppable.droppableProps} className={layout.bare}>
              {keys.map((key, index) => (
                <Row
                  key={key}
                  rowKey={key}
                  index={index}
                  isLast={index === keys.length - 1}
                  name={isNamedByRow ? undefined : nameOf(list.read(index), index)}
                  className={classOf?.(index)}
                  renderEntry={children}
                  onRemove={handleRemove}
                />
              ))}
              {droppable.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {removed && <DoneNotice of={removed} title={`Removed “${removed.name}”.`} onUndo={handleUndo} />}
    </>
  );
}

type RowProps = {
  rowKey: string;
  index: number;
  isLast: boolean;
  /** Missing if the row holds its own name. */
  name: string | undefined;
  className: string | undefined;
  renderEntry: (index: number, row: ListRow) => ReactNode;
  onRemove: (key: string) => void;
};

type EntryInPlaceProps = Pick<RowProps, 'renderEntry'> & { row: ListRow };

/** Where an entry stands in its list. */
const Place = createContext(0);

/**
 * An entry with its handle. Memoised: of a hundred dishes, moving one renders two. Those below one that is added or
 * removed get a new index and the same `row`: what they show follows at once, and their handles, which make most of the
 * work, a moment later.
 */
const Row = memo(function Row({ index, ...handle }: RowProps) {
  return (
    <Place value={index}>
      <DraggableRow {...handle} index={useDeferredValue(index)} />
    </Place>
  );
});

const DraggableRow = memo(function DraggableRow(props: RowProps) {
  const { rowKey, index, isLast, name, className, renderEntry, onRemove } = props;
  const handleName =
    name === undefined
      ? { id: `${rowKey}-handle`, 'aria-label': 'Move', 'aria-labelledby': `${rowKey}-handle ${rowKey}` }
      : { 'aria-label': `Move ${name}` };
  const row = useMemo(
    () => ({ nameId: rowKey, isLast, onRemove: () => onRemove(rowKey) }),
    [rowKey, isLast, onRemove],
  );
  return (
    <Draggable draggableId={rowKey} index={index}>
      {(drag, { isDragging }) => (
        <li
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes(styles.entry, className, isDragging && styles.lifted)}
        >
          <span {...drag.dragHandleProps} className={styles.handle} {...handleName}>
            {dots}
          </span>
          <div className={styles.content}>
            <EntryInPlace renderEntry={renderEntry} row={row} />
          </div>
        </li>
      )}
    </Draggable>
  );
});

const EntryInPlace = memo(function EntryInPlace({ renderEntry, row }: EntryInPlaceProps) {
  return renderEntry(use(Place), row);
});

/** An element made once: React passes over it. */
const dots = (
  <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true" fill="currentColor">
    {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.5" />))}
  </svg>
);
