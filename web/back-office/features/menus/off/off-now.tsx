import { offUntil } from '@venue/domain';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';
import { DishRow } from '../dishes/dish-row.tsx';
import { keyOfDish, type DishOnMenu } from '../dishes/dishes-on-menus.ts';
import { OffButtons } from './off-buttons.tsx';
import { offWords } from './off-words.ts';

type OffNowProps = {
  dishes: readonly DishOnMenu[];
  disabled: boolean;
  onBack: (dish: DishOnMenu) => void;
};

/** The dishes that are off, each with "Back on"; nothing while all are on. */
export function OffNow({ dishes, disabled, onBack }: OffNowProps) {
  const now = useNow();
  const off = dishes.flatMap((dish) => {
    const until = offUntil(dish.element, now);
    return until === undefined ? [] : { dish, until };
  });
  if (off.length === 0) return null;
  return (
    <>
      <h2 className={layout.small}>Off now</h2>
      <ul className={layout.list}>
        {off.map(({ dish, until }) => (
          <DishRow key={keyOfDish(dish)} dish={dish} detail={offWords(until, now)}>
            <OffButtons
              element={dish.element}
              name={dish.name}
              disabled={disabled}
              onChange={() => onBack(dish)}
            />
          </DishRow>
        ))}
      </ul>
    </>
  );
}
