import { formatLongDateTime } from '@venue/domain';
import { useContentConnection } from '../content/index.ts';
import styles from './connection-note.module.css';

/** The offline notice, with the time when the content was last up to date. */
export function ConnectionNote() {
  const { online, savedAt } = useContentConnection();
  return (
    <div className={styles.place} role="status" data-screen-only>
      {online ? null : (
        <p className={styles.note}>
          {savedAt
            ? `Offline – saved copy from ${formatLongDateTime(savedAt)}`
            : 'Offline – some pictures may be missing'}
        </p>
      )}
    </div>
  );
}
