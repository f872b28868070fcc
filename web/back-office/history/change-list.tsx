import { formatNearbyDay, formatTime, localDay, type Revision } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/now.tsx';
import { historyPath } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import styles from './history.module.css';
import { kindOf, whoOf, type RecordKind } from './record-kind.ts';
import { useStatesAfter } from './use-states-after.ts';
import { isMoved } from './words/describe-change.ts';
import { describeRevision } from './words/describe-revision.ts';

/** Names the record of a change, given its state after it, if that is known. */
export type NameOf = (revision: Revision, after?: object | null) => string;

type ChangeListProps = {
  kinds: RecordKind[];
  /** Latest first. */
  revisions: Revision[];
  nameOf: NameOf;
};

/** Changes by day: when, what was done to which record, and who did it. */
export function ChangeList({ kinds, revisions, nameOf }: ChangeListProps) {
  const now = useNow();
  const stateAfter = useStatesAfter(revisions);
  // All that one save has changed has the same author and time.
  const saveOf = ({ kind, by, at }: Revision) => [kind, by, at.getTime()].join();
  const sorting = new Set(
    revisions
      .filter((revision) => {
        const after = stateAfter(revision);
        if (revision.operation !== 'update' || !revision.before || !after) return false;
        return isMoved(kindOf(kinds, revision.path).collection, revision.before, after);
      })
      .map(saveOf),
  );
  return groupByDay(revisions).map(([day, changes]) => (
    <section key={day} className={layout.tight} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={`${layout.small} ${styles.heading}`}>
        {formatNearbyDay(changes[0]!.at, now)}
      </h2>
      <ul className={layout.list}>
        {changes.map((revision) => (
          <li key={revision._id}>
            <Link className={`${layout.line} ${styles.change}`} to={`${historyPath}/${revision._id}`}>
              <span className={`${layout.quiet} ${styles.time}`}>{formatTime(revision.at)}</span>
              <span className={`${layout.about} ${layout.words}`}>
                <Words
                  revision={revision}
                  kind={kindOf(kinds, revision.path)}
                  name={nameOf(revision, stateAfter(revision))}
                  after={stateAfter(revision)}
                  isSorting={sorting.has(saveOf(revision))}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type WordsProps = {
  revision: Revision;
  kind: RecordKind;
  name: string;
  after: object | null | undefined;
  isSorting: boolean;
};

/** "Roast hake taken off", and below it the record and the person; the record comes first where nothing more is known. */
function Words({ revision, name, ...told }: WordsProps) {
  const { words, isNamed, verb } = describeRevision({ revision, name, ...told });
  return (
    <>
      <strong>{words || name}</strong>
      <span className={layout.quiet}>
        {words && !isNamed && `${name}, `}
        {!isNamed || revision.operation === 'restore' ? `${verb} by` : 'by'} {whoOf(revision)}
      </span>
    </>
  );
}

function groupByDay(revisions: Revision[]): [day: string, changes: Revision[]][] {
  const days = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const day = localDay(revision.at);
    days.set(day, [...(days.get(day) ?? []), revision]);
  }
  return [...days];
}
