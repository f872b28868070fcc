import type { ReactNode } from 'react';
import styles from './modal-actions.module.css';

/** The row of buttons below a long list in a modal window: it sticks to the bottom of the window. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
