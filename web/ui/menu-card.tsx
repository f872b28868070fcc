import type { Menu } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { classes } from './classes.ts';
import { MenuElementView } from './menu-element.tsx';
import styles from './menu-card.module.css';

/** With more elements, the printed card has two columns, so that it fits an A4 sheet. */
const sheetful = 16;

/** One menu, set like a printed card; on paper it fills an A4 sheet. */
export function MenuCard({ menu }: { menu: Menu }) {
  return (
    <article className={classes(styles.card, menu.contents.length > sheetful && styles.long)}>
      <p className={styles.house} aria-hidden="true">
        {venue.name}
      </p>
      <h2 className={styles.name}>{menu.title}</h2>
      {menu.contents.map((element, index) => (
        <MenuElementView key={index} element={element} />
      ))}
    </article>
  );
}
