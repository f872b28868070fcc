import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './field-group.module.css';

type FieldGroupProps = {
  /** Names the group. Used by the small forms that add to a list. */
  legend?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A column of fields that belong together. */
export function FieldGroup({ legend, disabled, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classes(styles.group, legend && styles.addition, className)} disabled={disabled}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      {children}
    </fieldset>
  );
}
