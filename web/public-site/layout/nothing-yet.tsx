import styles from './nothing-yet.module.css';
import { RingUs } from '../../ui/ring-us.tsx';

/** Placeholder for content that staff have not published yet, with the phone number. */
export function NothingYet({ what }: { what: string }) {
  return (
    <p className={styles.nothing}>
      {what} Ring us on <RingUs />.
    </p>
  );
}
