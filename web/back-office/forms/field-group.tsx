import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './field-group.module.css';

type FieldGroupProps = {
  /** Names the group; the fields of a small form that adds to a list have one. */
  legend?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fields below one another that belong together. */
export function FieldGroup({ legend, disabled, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classes(styles.group, legend && styles.addition, className)} disabled={disabled}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      {children}
    </fieldset>
  );
}
