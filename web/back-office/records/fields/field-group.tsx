import type { ReactNode } from 'react';
import { classes } from '../../../ui/styles/classes.ts';
import layout from '../../shell/layout.module.css';
import styles from './field-group.module.css';

type FieldGroupProps = {
  /** Names the group. Used by the small forms that add to a list. */
  legend?: string;
  disabled?: boolean;
  /** Another arrangement than one column. */
  className?: string;
  children: ReactNode;
};

/** A column of fields that belong together. */
export function FieldGroup({ legend, disabled, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classes(layout.fieldset, legend && styles.addition)} disabled={disabled}>
      {legend && <legend className={styles.legend}>{legend}</legend>}
      {/* Not right inside: when a child of a fieldset comes or goes, Chromium lays out all of them from scratch. */}
      <div className={classes(layout.stack, styles.fields, className)}>{children}</div>
    </fieldset>
  );
}
