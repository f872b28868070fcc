import { Spinner } from '../../ui/spinner.tsx';
import styles from './waiting.module.css';

type WaitingProps = { label?: string };

/** Stands where something is about to appear. */
export function Waiting({ label = 'One moment' }: WaitingProps) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} labelled />
    </div>
  );
}
