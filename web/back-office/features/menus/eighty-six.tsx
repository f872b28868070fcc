import { messages, offUntil, type Menu } from '@venue/domain';
import { useMemo, useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAction } from '../../api/use-action.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import { DishFactsDialog } from './allergens/dish-facts-dialog.tsx';
import { WaitingDishes } from './allergens/waiting-dishes.tsx';
import type { ChangeDish } from './dish-calls.ts';
import { DishRow } from './dishes/dish-row.tsx';
import { dishesOn, keyOfDish, searchDishes, type DishOnMenu } from './dishes/dishes-on-menus.ts';
import styles from './eighty-six.module.css';
import { OffButtons, type Off } from './off/off-buttons.tsx';
import { OffNow } from './off/off-now.tsx';
import { offWords } from './off/off-words.ts';

type EightySixProps = { menus: Menu[]; change: ChangeDish };

/**
 * The dishes of all menus in the middle of service: which are off, a search to take one off or put it back with one
 * tap, and which need their allergens checked.
 */
export function EightySix({ menus, change }: EightySixProps) {
  const { isOnline } = useConnection();
  const now = useNow();
  const [text, setText] = useState('');
  const { isBusy, error, run } = useAction();
  const [remark, setRemark] = useState<string>();
  const [checking, setChecking] = useState<DishOnMenu>();
  const dishes = useMemo(() => dishesOn(menus), [menus]);
  const found = useMemo(() => searchDishes(dishes, text), [dishes, text]);
  const isOff = isBusy || !isOnline;
  // Somebody else may change or remove it meanwhile.
  const toCheck = checking && (dishes.find((dish) => keyOfDish(dish) === keyOfDish(checking)) ?? checking);

  function handleChange(dish: DishOnMenu, off: Off) {
    setRemark(undefined);
    return run(async () => {
      await change(dish, { off });
      setRemark(
        `${dish.name} (${dish.menu.title}) is ${off ? `off ${offWords(off.until, new Date())}` : 'back on'}.`,
      );
    });
  }

  return (
    <section className={styles.search} aria-label="86 a dish">
      <OffNow dishes={dishes} disabled={isOff} onBack={(dish) => void handleChange(dish, null)} />
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
          {found.map((dish) => {
            const until = offUntil(dish.element, now);
            return (
              <DishRow
                key={keyOfDish(dish)}
                dish={dish}
                detail={until === undefined ? undefined : `off ${offWords(until, now)}`}
              >
                <OffButtons
                  element={dish.element}
                  name={dish.name}
                  disabled={isOff}
                  onChange={(off) => void handleChange(dish, off)}
                />
                <Button small look="plain" onClick={() => setChecking(dish)}>
                  Allergens<VisuallyHidden> of {dish.name}</VisuallyHidden>
                </Button>
              </DishRow>
            );
          })}
        </ul>
      )}
      {error && <FailureNotice error={error} sentence={messages.expiredToken} />}
      {remark && <Notice kind="done" title={remark} />}
      <WaitingDishes dishes={dishes} onCheck={setChecking} />
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
