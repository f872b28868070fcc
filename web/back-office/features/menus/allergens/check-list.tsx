import { isAsConfirmed, readMenuEntry, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import { allergenWords } from './allergen-words.ts';
import styles from './check-list.module.css';

/** A dish whose allergens need a check, as it is shown, with its key in the menu. */
export type WaitingElement = {
  key: string;
  element: Pick<MenuElement, 'elementType' | 'content' | 'allergens' | 'diets'>;
};

type CheckListProps = {
  waiting: readonly WaitingElement[];
  /** Gets the dishes whose lists are right, as they were read. */
  onConfirm: (right: WaitingElement[]) => void;
};

/** What each dish of a menu contains, to be read through and ticked; nothing is ticked before a person does. */
export function CheckList({ waiting, onConfirm }: CheckListProps) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, WaitingElement['element']>>(new Map());
  // A tick is for the text that was read: it is dropped when a colleague saves another name, description or list.
  const right = waiting.filter(({ key, element }) => {
    const read = ticked.get(key);
    return read && isAsConfirmed(element, read);
  });
  const isRight = (dish: WaitingElement) => right.includes(dish);
  // A dish without ticks may not have been looked at, so confirming "none" takes an explicit tick.
  const listed = waiting.filter(({ element }) => hasAllergens(element));
  const isAll = listed.every(isRight);

  function tick(dishes: WaitingElement[]) {
    setTicked(new Map(dishes.map(({ key, element }) => [key, element])));
  }

  return (
    <>
      <ul className={layout.list}>
        {waiting.map((dish) => {
          const { key, element } = dish;
          const { name, description } = readMenuEntry(element);
          return (
            <li key={key}>
              <label className={styles.dish}>
                <input
                  type="checkbox"
                  className={layout.tick}
                  checked={isRight(dish)}
                  onChange={() =>
                    tick(isRight(dish) ? right.filter((other) => other !== dish) : [...right, dish])
                  }
                />
                <span>
                  <strong>{name}</strong> <span className={layout.quiet}>{description}</span>{' '}
                  {hasAllergens(element) ? (
                    <span className={styles.facts}>{allergenWords(element)}</span>
                  ) : (
                    <span className={`${layout.alarm} ${styles.none}`}>
                      Nothing is ticked. Confirm it only if it has none of the fourteen.
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <ModalActions>
        <Button look="brass" disabled={right.length === 0} onClick={() => onConfirm(right)}>
          {right.length === 0 ? 'Confirm' : `Confirm ${right.length}`}
        </Button>
        {listed.length > 1 && (
          <Button look="quiet" onClick={() => tick(isAll ? [] : [...right, ...listed])}>
            {isAll ? 'Untick all' : `Tick all ${listed.length} lists`}
          </Button>
        )}
        <p className={layout.quiet}>Guests see the lists once you save the menu.</p>
      </ModalActions>
    </>
  );
}

function hasAllergens({ allergens = [] }: WaitingElement['element']): boolean {
  return allergens.length > 0;
}
