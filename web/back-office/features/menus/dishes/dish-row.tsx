import type { ReactNode } from 'react';
import layout from '../../../shell/layout.module.css';
import styles from './dish-row.module.css';
import type { DishOnMenu } from './dishes-on-menus.ts';

type DishRowProps = {
  dish: DishOnMenu;
  /** More about it in a few words. */
  detail?: string;
  /** What can be done with it. */
  children: ReactNode;
};

/** A dish in a list: its name, its menu, and buttons that a thumb can reach. */
export function DishRow({ dish: { menu, name }, detail, children }: DishRowProps) {
  return (
    <li className={`${layout.mixed} ${styles.dish}`}>
      <p className={styles.name}>
        <strong>{name || 'A dish without a name'}</strong>{' '}
        <span className={layout.quiet}>{[menu.title, detail].filter(Boolean).join(' · ')}</span>
      </p>
      <div className={`${layout.row} ${styles.buttons}`}>{children}</div>
    </li>
  );
}
