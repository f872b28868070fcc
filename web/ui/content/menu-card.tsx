import { allergenState, formatLongDate, isDish, type Menu, type MenuElement } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { AllergenKey } from './allergen-key.tsx';
import { classes } from '../styles/classes.ts';
import { langOf } from '../lang-of.ts';
import { MenuElementView } from './menu-element.tsx';
import styles from './menu-card.module.css';
import { useFullRender } from '../use-full-render.ts';

/** With more elements, the printed card has two columns, so that it fits an A4 sheet. */
const sheetful = 16;

/** As much of a card as a phone shows before it is scrolled. */
const screenful = 4;

type MenuCardProps = {
  menu: Menu;
  /** The time for which it is shown; without it, no dish is off. */
  now?: Date;
  /** Whether a dish is for the guest who reads; others are faded. */
  fits?: (dish: MenuElement) => boolean;
  /** Address and phone number, for the foot of the printed card. */
  address?: string;
};

/** One menu, set like a printed card; on paper it fills an A4 sheet. */
export function MenuCard({ menu, now, fits, address }: MenuCardProps) {
  const dishes = menu.contents.filter(isDish);
  const hasFacts = dishes.some((dish) => allergenState(dish) === 'checked');
  const isFull = useFullRender();
  return (
    <article className={classes(styles.card, menu.contents.length > sheetful && styles.long)}>
      <p className={styles.house}>
        <span aria-hidden="true">{venue.name}</span>
        <span aria-hidden="true"> · </span>Prices in euro
      </p>
      <h2 className={styles.name} lang={langOf(menu.title)}>
        {menu.title}
      </h2>
      {menu.contents.slice(0, isFull ? undefined : screenful).map((element, index) => (
        // A line that is being added in the office has no id yet.
        <MenuElementView
          key={element._id || index}
          {...{ element, now, hasFacts }}
          isFaded={fits?.(element) === false}
        />
      ))}
      {isFull && dishes.length > 0 ? <AllergenKey hasFacts={hasFacts} /> : null}
      {address && now ? (
        <p className={styles.foot}>
          <span>{address}</span>
          <span>{formatLongDate(now)}</span>
        </p>
      ) : null}
    </article>
  );
}
