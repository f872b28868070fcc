import { allergenState } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import layout from '../../../shell/layout.module.css';
import { DishRow } from '../dishes/dish-row.tsx';
import { keyOfDish, type DishOnMenu } from '../dishes/dishes-on-menus.ts';

/** How many are listed before somebody asks for all. */
const first = 4;

type WaitingDishesProps = { dishes: readonly DishOnMenu[]; onCheck: (dish: DishOnMenu) => void };

/** The dishes whose allergens nobody has confirmed as they are now; nothing once all are confirmed. */
export function WaitingDishes({ dishes, onCheck }: WaitingDishesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const waiting = dishes.filter(({ element }) => allergenState(element) === 'unchecked');
  if (waiting.length === 0) return null;
  const listed = isWhole ? waiting : waiting.slice(0, first);
  return (
    <>
      <h2 className={layout.small}>
        {waiting.length === 1
          ? '1 dish needs its allergens checked'
          : `${waiting.length} dishes need their allergens checked`}
      </h2>
      <p className={layout.quiet}>Until somebody confirms them, guests read “ask us”.</p>
      <ul className={layout.list}>
        {listed.map((dish) => (
          <DishRow key={keyOfDish(dish)} dish={dish}>
            <Button small look="quiet" onClick={() => onCheck(dish)}>
              Check<VisuallyHidden> the allergens of {dish.name}</VisuallyHidden>
            </Button>
          </DishRow>
        ))}
      </ul>
      {listed.length < waiting.length && (
        <p>
          <Button small look="plain" onClick={() => setIsWhole(true)}>{`Show all ${waiting.length}`}</Button>
        </p>
      )}
    </>
  );
}
