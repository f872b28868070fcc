import { formatNearbyDay, formatTime, localDay, type Revision } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/now.tsx';
import { historyPath } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import styles from './history.module.css';
import { kindOf, whoOf, type RecordKind } from './record-kind.ts';
import type { Change } from './use-changes.ts';
import { isMoved } from './words/describe-change.ts';
import { describeRevision } from './words/describe-revision.ts';

type ChangeListProps = {
  kinds: RecordKind[];
  /** Latest first. */
  changes: Change[];
  /** Names the record of a change. */
  nameOf: (change: Change) => string;
};

/** Changes by day: when, what was done to which record, and who did it. */
export function ChangeList({ kinds, changes, nameOf }: ChangeListProps) {
  const now = useNow();
  // All that one save has changed has the same author and time.
  const saveOf = ({ kind, by, at }: Revision) => [kind, by, at.getTime()].join();
  const sorting = new Set(
    changes
      .filter(({ revision, after }) => {
        if (revision.operation !== 'update' || !revision.before || !after) return false;
        return isMoved(kindOf(kinds, revision.path).collection, revision.before, after);
      })
      .map(({ revision }) => saveOf(revision)),
  );
  return groupByDay(changes).map(([day, ofDay]) => (
    <section key={day} className={layout.tight} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={`${layout.small} ${styles.heading}`}>
        {formatNearbyDay(ofDay[0]!.revision.at, now)}
      </h2>
      <ul className={layout.list}>
        {ofDay.map((change) => (
          <li key={change.revision._id}>
            <Link className={`${layout.line} ${styles.change}`} to={`${historyPath}/${change.revision._id}`}>
              <span className={`${layout.quiet} ${styles.time}`}>{formatTime(change.revision.at)}</span>
              <span className={`${layout.about} ${layout.words}`}>
                <Words
                  {...change}
                  kind={kindOf(kinds, change.revision.path)}
                  name={nameOf(change)}
                  isSorting={sorting.has(saveOf(change.revision))}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type WordsProps = Change & { kind: RecordKind; name: string; isSorting: boolean };

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

function groupByDay(changes: Change[]): [day: string, changes: Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = localDay(change.revision.at);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}
