import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** Props that tie the control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Announces the error at once; for errors that appear without a change of focus. */
  isErrorAnnounced?: boolean;
  /** Renders the input, select or textarea; spread the given props onto it. */
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, hint and error. */
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
