import { memo, useState, type ReactNode } from 'react';
import type { ListRow } from './list-editor.tsx';
import layout from '../../shell/layout.module.css';
import styles from './list-entry.module.css';
import { RemoveButton } from './remove-button.tsx';

type ListEntryProps = ListRow & {
  name: string;
  /** Shown instead of the plain name; reads as the name. */
  title?: ReactNode;
  /** Shown before the name. */
  picture?: ReactNode;
  /** Shown below the name while the entry is collapsed. */
  summary?: ReactNode;
  /** A field in it has a problem, so the entry stays open. */
  hasProblem: boolean;
  /** A problem of the entry as a whole. */
  problem?: string;
  /** Set where the list decides which entries are open. */
  isExpanded?: boolean;
  onToggle?: () => void;
  /** Buttons below the fields. */
  buttons?: ReactNode;
  /** The fields. Only those of an open entry are shown. */
  children: ReactNode;
};

/**
 * An entry of a list: a row with its name, which expands to edit it. Memoised: where there are many, a collapsed entry
 * with the same `title` and `summary` renders nothing when it moves.
 */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { nameId, name, title, picture, summary, hasProblem, problem } = props;
  const { onToggle, onRemove, buttons, children } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const isOpen = (props.isExpanded ?? isExpanded) || hasProblem;
  return (
    <div>
      <div className={`${layout.line} ${styles.row}`}>
        {picture}
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={onToggle ?? (() => setIsExpanded(!isOpen))}
        >
          <span id={nameId} className={title === undefined ? `${layout.clamped} ${styles.words}` : undefined}>
            {title ?? name}
          </span>
        </button>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {!isOpen && summary}
      {isOpen && (
        <div className={`${layout.block} ${styles.open}`}>
          {children}
          {problem && <p className={layout.alarm}>{problem}</p>}
          {buttons && <div className={layout.row}>{buttons}</div>}
        </div>
      )}
    </div>
  );
});
