import { allergenState, fits, isDish, isOff, type Menu } from '@venue/domain';
import { classes } from '../../../ui/styles/classes.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './dish-filter.module.css';
import { choiceOf, dishWishes, nameWish, wishQuery, type DishWish } from './dish-filter-choices.ts';

type DishFilterProps = {
  menu: Menu;
  wishes: readonly DishWish[];
  now: Date;
};

/**
 * "No gluten · No milk · Vegan": what a guest asks of the dishes. It is part of the address, so it works before scripts
 * run and without them, and can be shared. How many dishes are left is announced.
 */
export function DishFilter({ menu, wishes, now }: DishFilterProps) {
  return (
    <div className={styles.filter} data-screen-only>
      <ul className={styles.wishes} role="list" aria-label="Show dishes with">
        {dishWishes.map((wish) => (
          <li key={wish}>
            <WishLink {...{ menu, wishes, wish }} />
          </li>
        ))}
      </ul>
      <div role="status" className={classes(styles.outcome, wishes.length > 0 && styles.shown)}>
        {wishes.length > 0 ? describeOutcome(menu, wishes, now) : null}
      </div>
    </div>
  );
}

type WishLinkProps = Omit<DishFilterProps, 'now'> & { wish: DishWish };

/** Adds a wish, or takes it back. */
function WishLink({ menu, wishes, wish }: WishLinkProps) {
  const isChosen = wishes.includes(wish);
  const others = dishWishes.filter((each) => (each === wish ? !isChosen : wishes.includes(each)));
  return (
    <Link
      to={wishQuery(menu.route, others)}
      replace
      state={{ isChosenHere: true }}
      rel="nofollow"
      aria-current={isChosen || undefined}
      // A press before scripts run waits for them instead of loading the page again.
      data-opens-here=""
      className={styles.wish}
    >
      {nameWish(wish)}
    </Link>
  );
}

/** "9 of 25 fit your choice. 2 aren’t confirmed yet. Ask us anyway: it’s all one kitchen." */
function describeOutcome(menu: Menu, wishes: readonly DishWish[], now: Date): string {
  const choice = choiceOf(wishes);
  const dishes = menu.contents.filter((element) => isDish(element) && !isOff(element, now));
  const fitting = dishes.filter((dish) => fits(dish, choice)).length;
  const unknown = dishes.filter((dish) => allergenState(dish) === 'unchecked').length;
  return [
    `${fitting} of ${dishes.length} ${fitting === 1 ? 'fits' : 'fit'} your choice.`,
    ...(unknown > 0 ? [`${unknown} ${unknown === 1 ? 'isn’t' : 'aren’t'} confirmed yet.`] : []),
    'Ask us anyway: it’s all one kitchen.',
  ].join(' ');
}
