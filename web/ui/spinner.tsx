import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = {
  /** What is under way, e.g. "Saving". */
  label: string;
  /** Shows the label beside the ring; otherwise only screen readers announce it. */
  labelled?: boolean;
};

/** A loading indicator, announced politely. */
export function Spinner({ label, labelled = false }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.lamp} aria-hidden="true" />
      {labelled ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
