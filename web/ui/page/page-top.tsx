import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { langOf } from '../lang-of.ts';
import { Picture } from '../picture.tsx';
import styles from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** Image file name; without one the title is on a plain dark background. */
  image?: string;
  /** Half the height, for pages whose main content follows. */
  short?: boolean;
  /** Not printed, because the content below has its own title. */
  notPrinted?: boolean;
  className?: string;
  children?: ReactNode;
};

/** The top of a page: its picture and its first heading. */
export function PageTop({ title, image = '', short, notPrinted, className, children }: PageTopProps) {
  return (
    <div
      className={classes(styles.top, !image && styles.bare, short && styles.short, className)}
      data-screen-only={notPrinted || undefined}
    >
      <Picture file={image} alt="" eager upright={!short} className={styles.picture} />
      <div className={styles.words}>
        <h1 lang={langOf(title)}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
