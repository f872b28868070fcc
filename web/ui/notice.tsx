import type { ReactNode, Ref } from 'react';
import { classes } from './styles/classes.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /** problem: something failed (announced at once). done: something worked. info: good to know. */
  kind?: 'problem' | 'done' | 'info';
  /** The headline. */
  title: ReactNode;
  /** Details, and what to do next. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A message in the page that screen readers announce. */
export function Notice({ kind = 'info', title, children, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'problem' ? 'alert' : 'status'}
      className={classes(styles.notice, kind !== 'info' && styles[kind])}
    >
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
