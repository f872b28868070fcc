import { diffArrays } from 'diff';
import { AnyPicture } from '../../media/any-picture.tsx';
import styles from './compare.module.css';
import { findDifferences, type Difference } from './differences.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';

type DifferenceListProps = {
  /** The second state came after the first one, so that what only one of them has was removed or added. */
  isChange?: boolean;
  /** One state with its name, such as "Theirs" or "Before". */
  from: { name: string; parts: RecordPart[] };
  to: { name: string; parts: RecordPart[] };
};

/** The differences of two states of a record, field by field, with the changed words marked. */
export function DifferenceList({ isChange = false, from, to }: DifferenceListProps) {
  const differences = findDifferences(from.parts, to.parts);
  if (differences.length === 0) return <p>There’s no difference.</p>;
  return (
    <ul className={styles.differences}>
      {differences.map((difference, index) => (
        <li key={index} className={styles.difference}>
          <h3 className={styles.label}>
            <Title difference={difference} names={isChange ? undefined : [from.name, to.name]} />
          </h3>
          <Sides difference={difference} names={[from.name, to.name]} />
        </li>
      ))}
    </ul>
  );
}

type TitleProps = {
  difference: Difference;
  /** Of two states side by side. */
  names: [string, string] | undefined;
};

/** "Restaurant, Friday"; "Dish “Soup” removed" for what a change took away, or "Dish “Soup” only theirs" between two states. */
function Title({ difference: { label, kind, places }, names }: TitleProps) {
  const [first, second] = names?.map((name) => `only ${name.toLowerCase()}`) ?? ['removed', 'added'];
  const notes = {
    changed: '',
    moved: `moved from place ${places?.join(' to ')}`,
    removed: first,
    added: second,
  };
  return (
    <>
      {label} <span className={styles.kind}>{notes[kind]}</span>
    </>
  );
}

type SidesProps = { difference: Difference; names: [string, string] };

function Sides({ difference: { kind, from, to }, names }: SidesProps) {
  if (kind === 'moved') return <Entry entry={to} />;
  return (
    <dl className={styles.sides}>
      {from && (
        <div className={styles.side}>
          <dt>{names[0]}</dt>
          <dd>
            <Entry entry={from} other={to} mark="removed" />
          </dd>
        </div>
      )}
      {to && (
        <div className={`${styles.side} ${styles.later}`}>
          <dt>{names[1]}</dt>
          <dd>
            <Entry entry={to} other={from} mark="added" />
          </dd>
        </div>
      )}
    </dl>
  );
}

type EntryProps = { entry: PartEntry | undefined; other?: PartEntry; mark?: 'removed' | 'added' };

function Entry({ entry, other, mark }: EntryProps) {
  if (!entry || (entry.text === '' && !entry.picture)) return <span className={styles.nothing}>nothing</span>;
  return (
    <>
      {entry.picture && <AnyPicture className={styles.picture} value={entry.picture} sizes="9rem" />}
      {entry.text && <Words text={entry.text} other={other?.text} mark={mark} />}
    </>
  );
}

type WordsProps = { text: string; other: string | undefined; mark: 'removed' | 'added' | undefined };

/** A text with the words marked that the other one lacks. */
function Words({ text, other, mark }: WordsProps) {
  if (!mark || other === undefined || other === '') return <span className={styles.text}>{text}</span>;
  const [from, to] = mark === 'removed' ? [text, other] : [other, text];
  const runs = diffArrays(splitWords(from), splitWords(to));
  const Mark = mark === 'removed' ? 'del' : 'ins';
  return (
    <span className={styles.text}>
      {runs
        .filter((run) => !(mark === 'removed' ? run.added : run.removed))
        .map(({ value, added, removed }, index) =>
          added || removed ? (
            <Mark key={index}>{value.join('')}</Mark>
          ) : (
            <span key={index}>{value.join('')}</span>
          ),
        )}
    </span>
  );
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}
