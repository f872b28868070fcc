import { allergenState, fits, isDish, isOff, type Menu } from '@venue/domain';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { Link } from '../../../ui/link.tsx';
import { useFullRender } from '../../../ui/use-full-render.ts';
import styles from './dish-filter.module.css';
import {
  choiceOf,
  dishWishes,
  nameWish,
  nameWishes,
  wishQuery,
  type DishWish,
} from './dish-filter-choices.ts';

type DishFilterProps = {
  /** The menu's name in the address. */
  route: string;
  wishes: readonly DishWish[];
};

/**
 * LEAVE SOMETHING OUT, a button that unfolds what a guest may ask of the dishes: "No gluten · No milk · Vegan". The
 * choice is part of the address, so it works before scripts run and without them, and can be shared.
 */
export function DishFilter({ route, wishes }: DishFilterProps) {
  // Later it is the guest's: what is chosen last and taken back stays under the finger.
  const [isOpenAtFirst] = useState(wishes.length > 0);
  const isFull = useFullRender();
  return (
    <details className={styles.filter} open={isOpenAtFirst}>
      <summary className={buttonClass({ look: 'quiet', small: true })}>
        {wishes.length > 0 ? nameWishes(wishes) : 'LEAVE SOMETHING OUT'}
      </summary>
      <ul className={styles.wishes} role="list" aria-label="Show dishes with">
        {isFull
          ? dishWishes.map((wish) => (
              <li key={wish}>
                <WishLink {...{ route, wishes, wish }} />
              </li>
            ))
          : null}
      </ul>
    </details>
  );
}

type WishLinkProps = DishFilterProps & { wish: DishWish };

/** Adds a wish, or takes it back. */
function WishLink({ route, wishes, wish }: WishLinkProps) {
  const isChosen = wishes.includes(wish);
  const others = dishWishes.filter((each) => (each === wish ? !isChosen : wishes.includes(each)));
  return (
    <Link
      to={`/menus${wishQuery(route, others)}`}
      replace
      state={{ isChosenHere: true }}
      rel="nofollow"
      aria-current={isChosen || undefined}
      // A press before scripts run waits for them instead of loading the page again.
      data-opens-here=""
      className={classes(styles.wish, isChosen && styles.chosen)}
    >
      {nameWish(wish)}
    </Link>
  );
}

type DishOutcomeProps = { menu: Menu; wishes: readonly DishWish[]; now: Date };

/** How many dishes of the card the choice leaves, which is announced. */
export function DishOutcome({ menu, wishes, now }: DishOutcomeProps) {
  return (
    <div role="status" className={wishes.length > 0 ? styles.outcome : undefined} data-screen-only>
      {wishes.length > 0 ? describeOutcome(menu, wishes, now) : null}
    </div>
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
