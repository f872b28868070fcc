import { formatNearbyDay, formatTime, localDay } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/now.tsx';
import { historyPath } from '../shell/history-link.tsx';
import layout from '../shell/layout.module.css';
import styles from './history.module.css';
import { verbOf, whoOf, type Revision } from './record-kind.ts';

type ChangeListProps = {
  /** Latest first. */
  revisions: Revision[];
  nameOf: (revision: Revision) => string;
};

/** Changes by day: when, what and who. */
export function ChangeList({ revisions, nameOf }: ChangeListProps) {
  const now = useNow();
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
                <strong>{nameOf(revision)}</strong>
                <span className={layout.quiet}>
                  {verbOf(revision)} by {whoOf(revision)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function groupByDay(revisions: Revision[]): [day: string, changes: Revision[]][] {
  const days = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const day = localDay(revision.at);
    days.set(day, [...(days.get(day) ?? []), revision]);
  }
  return [...days];
}
