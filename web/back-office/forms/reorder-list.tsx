import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import styles from './reorder-list.module.css';

type ReorderListProps<Entry> = {
  entries: readonly Entry[];
  /** An identity that stays with the entry while it moves. */
  keyOf: (entry: Entry) => string;
  onMove: (from: number, to: number) => void;
  children: (entry: Entry, index: number) => ReactNode;
} & Naming<Entry>;

/**
 * What an entry is called for those who drag it without seeing it: in words, or by the id of what names it in
 * its row, which is always up to date although the list is not drawn anew while somebody types.
 */
type Naming<Entry> =
  { nameOf: (entry: Entry, index: number) => string } | { nameIdOf: (entry: Entry) => string };

/**
 * A list whose entries are dragged into order: with the mouse, with a finger, or with the keyboard
 * (space lifts and drops, arrows move, escape gives up). Moves are announced to screen readers.
 */
export function ReorderList<Entry>({ entries, keyOf, onMove, children, ...naming }: ReorderListProps<Entry>) {
  function nameHandle(entry: Entry, index: number) {
    if ('nameOf' in naming) return { 'aria-label': `Move ${naming.nameOf(entry, index)}` };
    const name = naming.nameIdOf(entry);
    return { id: `${name}-handle`, 'aria-label': 'Move', 'aria-labelledby': `${name}-handle ${name}` };
  }

  function handleDragEnd({ source, destination }: DropResult) {
    if (destination && destination.index !== source.index) onMove(source.index, destination.index);
  }

  return (
    <DragDropContext onDragEnd={handleDragEnd}>
      <Droppable droppableId="list">
        {(list) => (
          <ol ref={list.innerRef} {...list.droppableProps} className={styles.list}>
            {entries.map((entry, index) => (
              <Draggable key={keyOf(entry)} draggableId={keyOf(entry)} index={index}>
                {(drag, { isDragging }) => (
                  <li
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    className={isDragging ? `${styles.entry} ${styles.lifted}` : styles.entry}
                  >
                    <span {...drag.dragHandleProps} className={styles.handle} {...nameHandle(entry, index)}>
                      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true" fill="currentColor">
                        {[2, 8, 14].flatMap((y) =>
                          [2, 8].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.5" />),
                        )}
                      </svg>
                    </span>
                    <div className={styles.content}>{children(entry, index)}</div>
                  </li>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
