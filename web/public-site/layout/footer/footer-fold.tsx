import type { ReactNode } from 'react';
import styles from './footer.module.css';

type FooterFoldProps = {
  title: string;
  /** Unfolded from the start. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the footer that unfolds below the row of their titles, with or without scripts. */
export function FooterFold({ title, isOpen, children }: FooterFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
