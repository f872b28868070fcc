import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = {
  /** What is being waited for, e.g. "Saving". */
  label: string;
  /** Shows the label beside the ring; otherwise it is only heard. */
  labelled?: boolean;
};

/** Something is under way. Announced politely. */
export function Spinner({ label, labelled = false }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.lamp} aria-hidden="true" />
      {labelled ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
