import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Picture } from './picture.tsx';
import styles from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** Image file name; without one the title stands alone on the dark. */
  image?: string;
  /** Half the height, where what follows is what people came for. */
  short?: boolean;
  /** Left out on paper, where what follows says what it is. */
  notPrinted?: boolean;
  children?: ReactNode;
};

/** The top of a page: its picture and its one first heading. */
export function PageTop({ title, image = '', short, notPrinted, children }: PageTopProps) {
  return (
    <div
      className={classes(styles.top, !image && styles.bare, short && styles.short)}
      data-screen-only={notPrinted || undefined}
    >
      <Picture file={image} alt="" eager className={styles.picture} />
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
