import type { Menu } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { classes } from './classes.ts';
import { MenuElementView } from './menu-element.tsx';
import styles from './menu-card.module.css';

/** More elements than this fill an A4 sheet: the printed card then has two columns. */
const sheetful = 16;

/** One menu, set like the printed card; on paper it fills an A4 sheet. */
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
