import { formatLongDateTime } from '@venue/domain';
import { useLine } from '../../content/index.ts';
import styles from './line-note.module.css';

/** Says quietly that the line is gone, and how old is what one reads. */
export function LineNote() {
  const { online, savedAt } = useLine();
  return (
    <div className={styles.place} role="status">
      {online ? null : (
        <p className={styles.note}>
          You are offline.{' '}
          {savedAt
            ? `This is how things stood on ${formatLongDateTime(savedAt)}.`
            : 'Some pictures may be missing.'}
        </p>
      )}
    </div>
  );
}
