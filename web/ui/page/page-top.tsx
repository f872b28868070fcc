import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { langOf } from '../lang-of.ts';
import { Picture } from '../picture.tsx';
import styles from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** Image file name of the plate beside the title, on phones below it; never behind it. */
  image?: string;
  className?: string;
  /** Below the title. */
  children?: ReactNode;
};

/** The top of a page: its first heading, and its picture as a plate on the page's own ground. */
export function PageTop({ title, image = '', className, children }: PageTopProps) {
  return (
    <div className={classes(styles.top, !image && styles.bare, className)}>
      <div className={styles.words}>
        <h1 lang={langOf(title)}>{title}</h1>
        {children}
      </div>
      <Picture file={image} alt="" eager sizes="(min-width: 48rem) 58vw, 100vw" className={styles.picture} />
    </div>
  );
}
