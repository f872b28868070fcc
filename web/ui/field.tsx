import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** What the control must carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Says the error aloud at once; for one that appears while focus stays where it is. */
  isErrorAnnounced?: boolean;
  /** Draws the input, select or textarea; spread the given props onto it. */
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control. The one place that ties label, hint and error to it. */
export function Field({ label, hint, error, isErrorAnnounced, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p className={styles.error} id={errorId} role={isErrorAnnounced ? 'alert' : undefined}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
