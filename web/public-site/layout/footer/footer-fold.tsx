import type { ReactNode } from 'react';
import styles from './footer.module.css';

type FooterFoldProps = { title: string; children: ReactNode };

/**
 * A part of the footer that is folded away on phones, with or without scripts. The content stands beside its
 * `<details>`, because no style sheet can open a closed one in every browser: wide screens show a heading instead.
 */
export function FooterFold({ title, children }: FooterFoldProps) {
  return (
    <>
      <details className={styles.fold}>
        <summary>
          <h2>{title}</h2>
        </summary>
      </details>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.folded}>{children}</div>
    </>
  );
}
