import styles from './nothing-yet.module.css';
import { RingUs } from '../../ui/ring-us.tsx';

/** Stands where staff have published nothing yet: says what is missing, and how to ask all the same. */
export function NothingYet({ what }: { what: string }) {
  return (
    <p className={styles.nothing}>
      {what} Ring us on <RingUs />.
    </p>
  );
}
