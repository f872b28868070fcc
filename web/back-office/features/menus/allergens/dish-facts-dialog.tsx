import { isAsConfirmed, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { Modal } from '../../../shell/modal.tsx';
import type { DishOnMenu } from '../dishes/dishes-on-menus.ts';
import { allergenWords } from './allergen-words.ts';
import { AllergenBoxes, type DishFacts } from './allergen-boxes.tsx';
import { Checked } from './checked.tsx';
import { CopyAbove, dishAbove } from './copy-above.tsx';

/** The dish as the person saw it. */
type SeenDish = { name: string; description: string; before: Pick<MenuElement, 'allergens'> };

type Judgement = (Required<DishFacts> & { confirmed: true }) | { confirmed: false };

/** What a dish contains, and that a person has confirmed it for what they saw, or that nobody has after all. */
export type ConfirmedFacts = SeenDish & Judgement;

type DishFactsDialogProps = {
  /** As it is now: it may change while the dialog is open. */
  dish: DishOnMenu;
  /** Stores it on the server. @throws ApiError */
  onSave: (facts: ConfirmedFacts) => Promise<unknown>;
  onClose: () => void;
};

/**
 * The allergens and diets of one dish, saved and confirmed with one button and without opening its menu. If somebody
 * else changes the dish meanwhile, the person is asked to look again before they confirm.
 */
export function DishFactsDialog({ dish, onSave, onClose }: DishFactsDialogProps) {
  const { menu, element, name, description } = dish;
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [facts, setFacts] = useState(() => factsOf(element));
  /** What the person has looked at. */
  const [seen, setSeen] = useState(dish);
  const index = menu.contents.findIndex(({ _id }) => _id === element._id);

  // As long as the list is the one that was checked.
  const checked = isAsConfirmed({ ...element, ...facts }, element) ? element.allergensChecked : undefined;

  // What is saved right now also arrives from the server.
  const isChanged =
    !isAsConfirmed(element, seen.element) && !isAsConfirmed(element, { ...seen.element, ...facts });

  function handleChange(next: DishFacts) {
    setFacts((before) => ({ ...before, ...next }));
  }

  async function handleSave(sent: Judgement) {
    const { name, description, element } = seen;
    await run(async () => {
      await onSave({ ...sent, name, description, before: { allergens: element.allergens } });
      onClose();
    });
  }

  return (
    <Modal isOpen title={`Allergens: ${name}`} description={description || menu.title} onClose={onClose}>
      <CopyAbove above={dishAbove(menu.contents, index)} onCopy={handleChange} />
      <AllergenBoxes value={facts} onChange={handleChange} />
      {isChanged ? (
        <Notice kind="problem" title="Somebody has changed this dish while you had it open.">
          <p>
            It now reads “{[name, description].filter(Boolean).join(', ')}”
            {element.allergens && ` with this list: ${allergenWords(element)}`}. What you ticked is still
            here: look at it again.
          </p>
          <Button small look="quiet" onClick={() => void run(async () => setSeen(dish))}>
            I’ve looked again
          </Button>
        </Notice>
      ) : (
        error && <FailureNotice error={error} effect="The allergens were not saved." />
      )}
      {checked && (
        <Checked
          checked={checked}
          isOff={isBusy || !isOnline}
          onWithdraw={() => void handleSave({ confirmed: false })}
        />
      )}
      <p className={layout.quiet}>
        Guests rely on this list. Confirm it only if you know what’s in the dish.
      </p>
      <div className={layout.row}>
        <Button
          look="brass"
          disabled={isBusy || !isOnline || isChanged}
          onClick={() => void handleSave({ ...facts, confirmed: true })}
        >
          {isBusy ? 'Saving…' : 'Confirm and save'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}

function factsOf({ allergens = [], diets = [] }: MenuElement): Required<DishFacts> {
  return { allergens, diets };
}
