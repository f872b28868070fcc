import { formatNearbyDay, formatTime, localDay } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/now.tsx';
import { historyPath } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import styles from './history.module.css';
import { kindOf, verbOf, whoOf, type RecordKind, type Revision } from './record-kind.ts';
import { useStatesAfter } from './use-states-after.ts';
import { describeRevision } from './words/describe-revision.ts';

type ChangeListProps = {
  kinds: RecordKind[];
  /** Latest first. */
  revisions: Revision[];
  nameOf: (revision: Revision) => string;
};

/** Changes by day: when, what was done to which record, and who did it. */
export function ChangeList({ kinds, revisions, nameOf }: ChangeListProps) {
  const now = useNow();
  const stateAfter = useStatesAfter(revisions);
  return groupByDay(revisions).map(([day, changes]) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={`${layout.small} ${styles.heading}`}>
        {formatNearbyDay(changes[0]!.at, now)}
      </h2>
      <ul className={layout.list}>
        {changes.map((revision) => (
          <li key={revision._id}>
            <Link className={styles.change} to={`${historyPath}/${revision._id}`}>
              <span className={styles.time}>{formatTime(revision.at)}</span>
              <span className={styles.words}>
                <Words
                  revision={revision}
                  kind={kindOf(kinds, revision.path)}
                  name={nameOf(revision)}
                  after={stateAfter(revision)}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type WordsProps = { revision: Revision; kind: RecordKind; name: string; after: object | null | undefined };

/** "Roast hake taken off", and below it the record and the person; the record comes first where nothing more is known. */
function Words({ revision, kind, name, after }: WordsProps) {
  const { operation } = revision;
  const { words, isNamed } = describeRevision({ revision, kind, name, after });
  return (
    <>
      <strong>{words || name}</strong>
      <span className={layout.quiet}>
        {words && !isNamed && `${name}, `}
        {!isNamed || operation === 'restore' ? `${verbOf(revision)} by` : 'by'} {whoOf(revision)}
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
