import { messages, showPrice, type Menu } from '@venue/domain';
import { useMemo, useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import { DoneNotice, FixedNotice } from '../../../shell/done-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { DishFactsDialog } from '../allergens/dish-facts-dialog.tsx';
import { WaitingDishes } from '../allergens/waiting-dishes.tsx';
import type { ChangeDish } from '../dish-calls.ts';
import { DishRow } from '../dishes/dish-row.tsx';
import { dishesOn, keyOfDish, searchDishes, type DishOnMenu } from '../dishes/dishes-on-menus.ts';
import styles from './dish-availability.module.css';
import { OffButtons, type Off } from './off-buttons.tsx';
import { OffNow } from './off-now.tsx';
import { offWords } from './off-words.ts';
import { PriceDialog } from '../prices/price-dialog.tsx';

type DishAvailabilityProps = {
  menus: Menu[];
  change: ChangeDish;
  /** Whether the person may change prices. */
  hasPrices?: boolean;
};

/** What was done last, and how to take it back. */
type Done = { title: string; undo: () => Promise<unknown> };

/**
 * The dishes of all menus in the middle of service: which are off, a search to take one off or put it back with one
 * tap, and which need their allergens checked. What somebody taps stays where it is: the answer is over the page, and
 * what is off now is listed below the search.
 */
export function DishAvailability({ menus, change, hasPrices = false }: DishAvailabilityProps) {
  const { isOnline } = useConnection();
  const [text, setText] = useState('');
  const { isBusy, error, run } = useAction();
  const [done, setDone] = useState<Done>();
  const [checking, setChecking] = useState<DishOnMenu>();
  const [pricing, setPricing] = useState<DishOnMenu>();
  const dishes = useMemo(() => dishesOn(menus), [menus]);
  const found = useMemo(() => searchDishes(dishes, text), [dishes, text]);
  const isOff = isBusy || !isOnline;
  // Somebody else may change or remove it meanwhile.
  const toCheck = checking && (dishes.find((dish) => keyOfDish(dish) === keyOfDish(checking)) ?? checking);

  function handleChange(dish: DishOnMenu, off: Off) {
    const before = dish.element.off ?? null;
    setDone(undefined);
    return run(async () => {
      await change(dish, { off });
      const state = off ? `off ${offWords(off.until, new Date())}` : 'back on';
      setDone({ title: `${nameOf(dish)} is ${state}.`, undo: () => change(dish, { off: before }) });
    });
  }

  async function handlePrice(dish: DishOnMenu, price: string) {
    setDone(undefined);
    await change(dish, { price, formerPrice: dish.price });
    const now = price === '' ? 'has no price now' : `is ${showPrice(price)} now`;
    setDone({
      title: `${nameOf(dish)} ${now}.`,
      undo: () => change(dish, { price: dish.price, formerPrice: price }),
    });
  }

  return (
    <section className={`${layout.block} ${styles.search}`} aria-label="86 a dish">
      <Field
        label="86 a dish"
        hint="Type its name, or what’s in it. “Off tonight” ends by itself at five in the morning."
      >
        {(control) => (
          <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {text.trim().length > 1 && found.length === 0 && (
        <p role="status">There’s no dish or wine with that name, or with that in it.</p>
      )}
      {found.length > 0 && (
        <ul className={layout.list}>
          {found.map((dish) => (
            <DishRow key={keyOfDish(dish)} dish={dish} detail={showPrice(dish.price)}>
              <OffButtons
                element={dish.element}
                name={dish.name}
                disabled={isOff}
                onChange={(off) => void handleChange(dish, off)}
              />
              {hasPrices && (
                <Button small look="plain" className={styles.more} onClick={() => setPricing(dish)}>
                  Price<VisuallyHidden> of {dish.name}</VisuallyHidden>
                </Button>
              )}
              <Button small look="plain" className={styles.more} onClick={() => setChecking(dish)}>
                Allergens<VisuallyHidden> of {dish.name}</VisuallyHidden>
              </Button>
            </DishRow>
          ))}
        </ul>
      )}
      <OffNow dishes={dishes} disabled={isOff} onChange={(dish, off) => void handleChange(dish, off)} />
      {error && (
        <FixedNotice>
          <FailureNotice error={error} sentence={messages.expiredToken} />
        </FixedNotice>
      )}
      {done && <DoneNotice of={done} title={done.title} onUndo={done.undo} />}
      <WaitingDishes dishes={dishes} onCheck={setChecking} />
      {pricing && (
        <PriceDialog
          dish={pricing}
          onSave={(price) => handlePrice(pricing, price)}
          onClose={() => setPricing(undefined)}
        />
      )}
      {toCheck && (
        <DishFactsDialog
          key={keyOfDish(toCheck)}
          dish={toCheck}
          onSave={(facts) => change(toCheck, facts)}
          onClose={() => setChecking(undefined)}
        />
      )}
    </section>
  );
}

/** "Roast hake (Dinner)": the same dish may be on two menus. */
function nameOf({ name, menu }: DishOnMenu): string {
  return `${name || 'A dish without a name'} (${menu.title})`;
}
