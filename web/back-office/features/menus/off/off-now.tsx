import { offUntil } from '@venue/domain';
import { useState } from 'react';
import { useNow } from '../../../../ui/now.tsx';
import layout from '../../../shell/layout.module.css';
import { DishRow } from '../dishes/dish-row.tsx';
import { keyOfDish, type DishOnMenu } from '../dishes/dishes-on-menus.ts';
import { OffButtons, type Off } from './off-buttons.tsx';
import { offWords } from './off-words.ts';

type OffNowProps = {
  dishes: readonly DishOnMenu[];
  disabled: boolean;
  onChange: (dish: DishOnMenu, off: Off) => void;
};

/**
 * The dishes that are off, each with "Back on"; nothing while all are on. A dish that is back stays in its place until
 * the person leaves, and one that goes off comes last: no row moves under a finger.
 */
export function OffNow({ dishes, disabled, onChange }: OffNowProps) {
  const now = useNow();
  const [shown, setShown] = useState<readonly string[]>([]);
  const isOff = (dish: DishOnMenu) => offUntil(dish.element, now) !== undefined;
  const added = dishes.filter((dish) => isOff(dish) && !shown.includes(keyOfDish(dish))).map(keyOfDish);
  if (added.length > 0) setShown([...shown, ...added]);
  const listed = shown.flatMap((key) => dishes.find((dish) => keyOfDish(dish) === key) ?? []);
  if (listed.length === 0) return null;
  return (
    <>
      <h2 className={layout.small}>{listed.some(isOff) ? 'Off now' : 'All back on'}</h2>
      <ul className={layout.list}>
        {listed.map((dish) => {
          const until = offUntil(dish.element, now);
          return (
            <DishRow
              key={keyOfDish(dish)}
              dish={dish}
              detail={until === undefined ? 'back on' : offWords(until, now)}
            >
              <OffButtons
                element={dish.element}
                name={dish.name}
                disabled={disabled}
                onChange={(off) => onChange(dish, off)}
              />
            </DishRow>
          );
        })}
      </ul>
    </>
  );
}
