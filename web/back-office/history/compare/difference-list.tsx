import { diffArrays } from 'diff';
import { classes } from '../../../ui/styles/classes.ts';
import { AnyPicture } from '../../media/any-picture.tsx';
import layout from '../../shell/layout.module.css';
import styles from './compare.module.css';
import { findDifferences } from './differences.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';

type DifferenceListProps = {
  /** The second state came after the first one, so that what only one of them has was removed or added. */
  isChange?: boolean;
  /** One state with its name, such as "Theirs" or "Before". */
  from: { name: string; parts: RecordPart[] };
  to: { name: string; parts: RecordPart[] };
};

/**
 * The differences of two states of a record, field by field, with the changed words marked. Beside the name of each stands
 * what became of it: "Dish “Soup” removed" by a change, "Dish “Soup” only theirs" between two states.
 */
export function DifferenceList({ isChange = false, from, to }: DifferenceListProps) {
  const differences = findDifferences(from.parts, to.parts);
  if (differences.length === 0) return <p>There’s no difference.</p>;
  const onlyIn = ({ name }: { name: string }) => `only ${name.toLowerCase()}`;
  const notes = {
    ...{ changed: '', moved: 'moved from place ' },
    removed: isChange ? 'removed' : onlyIn(from),
    added: isChange ? 'added' : onlyIn(to),
  };
  return (
    <ul className={`${layout.stack} ${styles.differences}`}>
      {differences.map(({ label, kind, places, ...entries }, index) => (
        <li key={index} className={`${layout.tight} ${styles.difference}`}>
          <h3 className={layout.small}>
            {label}{' '}
            <span className={`${layout.quiet} ${styles.kind}`}>
              {notes[kind]}
              {kind === 'moved' && places?.join(' to ')}
            </span>
          </h3>
          {kind === 'moved' ? (
            <Entry entry={entries.to} />
          ) : (
            <dl className={styles.sides}>
              <Side name={from.name} entry={entries.from} other={entries.to} mark="del" />
              <Side name={to.name} entry={entries.to} other={entries.from} mark="ins" />
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function Side({ name, ...props }: EntryProps & { name: string }) {
  if (!props.entry) return null;
  return (
    <div className={classes(styles.side, props.mark === 'ins' && styles.later)}>
      <dt>{name}</dt>
      <dd>
        <Entry {...props} />
      </dd>
    </div>
  );
}

type EntryProps = {
  entry: PartEntry | undefined;
  /** The other version, and the element for the words that it lacks. */
  other?: PartEntry | undefined;
  mark?: 'del' | 'ins';
};

/** An entry as picture and text. */
export function Entry({ entry, other, mark: Mark }: EntryProps) {
  const { text = '', picture } = entry ?? {};
  if (!text && !picture) return <span className={styles.nothing}>nothing</span>;
  const [before, after] = Mark === 'del' ? [text, other?.text] : [other?.text, text];
  const runs = Mark && before && after ? diffArrays(splitWords(before), splitWords(after)) : [];
  return (
    <>
      {picture && <AnyPicture className={`${layout.thumb} ${styles.picture}`} value={picture} sizes="9rem" />}
      {text && (
        <span className={styles.text}>
          {Mark && runs.length > 0
            ? runs
                .filter(({ added, removed }) => !(Mark === 'del' ? added : removed))
                .map(({ value, added, removed }, index) => {
                  const Run = added || removed ? Mark : 'span';
                  return <Run key={index}>{value.join('')}</Run>;
                })
            : text}
        </span>
      )}
    </>
  );
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}
