import type { MouseEventHandler } from 'react';
import styles from './skip-link.module.css';

type SkipLinkProps = {
  /** "Skip to the page" */
  label: string;
  onClick?: MouseEventHandler;
};

/** The first link of a document: takes the keyboard past header and navigation to `#main`. Seen while it has the focus. */
export function SkipLink({ label, onClick }: SkipLinkProps) {
  return (
    <a className={styles.skip} href="#main" onClick={onClick} data-screen-only>
      {label}
    </a>
  );
}
