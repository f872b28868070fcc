import { readMenuEntry, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import { allergenWords } from './allergen-words.ts';
import styles from './check-list.module.css';

/** A dish that waits for a look, with its place in the menu. */
export type WaitingElement = {
  index: number;
  element: Pick<MenuElement, 'elementType' | 'content' | 'allergens' | 'diets'>;
};

type CheckListProps = {
  waiting: readonly WaitingElement[];
  /** Gets the places of the dishes whose lists are right. */
  onConfirm: (indexes: number[]) => void;
};

/** What each dish of a menu contains, to be read through and ticked; nothing is ticked before a person does. */
export function CheckList({ waiting, onConfirm }: CheckListProps) {
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  // What has nothing ticked may just not have been looked at, so it takes a tick of its own.
  const listed = waiting.filter(({ element }) => hasAllergens(element)).map(({ index }) => index);
  const isAll = listed.every((index) => right.has(index));

  function handleTick(index: number) {
    const next = new Set(right);
    if (!next.delete(index)) next.add(index);
    setRight(next);
  }

  return (
    <>
      <ul className={layout.list}>
        {waiting.map(({ index, element }) => {
          const { name, description } = readMenuEntry(element);
          return (
            <li key={index}>
              <label className={styles.dish}>
                <input
                  type="checkbox"
                  className={layout.tick}
                  checked={right.has(index)}
                  onChange={() => handleTick(index)}
                />
                <span>
                  <strong>{name}</strong> <span className={layout.quiet}>{description}</span>{' '}
                  {hasAllergens(element) ? (
                    <span className={styles.facts}>{allergenWords(element)}</span>
                  ) : (
                    <span className={styles.none}>
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
        <Button look="brass" disabled={right.size === 0} onClick={() => onConfirm([...right])}>
          {right.size === 0 ? 'Confirm' : `Confirm ${right.size}`}
        </Button>
        {listed.length > 1 && (
          <Button look="quiet" onClick={() => setRight(new Set(isAll ? [] : [...right, ...listed]))}>
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
