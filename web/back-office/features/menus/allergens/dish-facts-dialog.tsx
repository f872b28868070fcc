import { isAsConfirmed, type MenuElement } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../../connection/use-connection.ts';
import { Button } from '../../../../ui/button.tsx';
import { useAction } from '../../../api/use-action.ts';
import { FailureNotice } from '../../../session/failure-notice.tsx';
import layout from '../../../shell/layout.module.css';
import { Modal } from '../../../shell/modal.tsx';
import type { DishOnMenu } from '../dishes/dishes-on-menus.ts';
import { AllergenBoxes, type DishFacts } from './allergen-boxes.tsx';
import { Checked } from './checked.tsx';
import { CopyAbove, dishAbove } from './copy-above.tsx';

/** What a dish contains, and that a person has confirmed it, or that nobody has after all. */
export type ConfirmedFacts = (DishFacts & { confirmed: true }) | { confirmed: false };

type DishFactsDialogProps = {
  dish: DishOnMenu;
  /** Stores it on the server. @throws ApiError */
  onSave: (facts: ConfirmedFacts) => Promise<unknown>;
  onClose: () => void;
};

/** The allergens and diets of one dish, saved and confirmed with one button and without opening its menu. */
export function DishFactsDialog({
  dish: { menu, element, name, description },
  onSave,
  onClose,
}: DishFactsDialogProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const [facts, setFacts] = useState<DishFacts>(() => factsOf(element));
  const index = menu.contents.findIndex(({ _id }) => _id === element._id);

  // As long as the list is the one that was checked.
  const checked = isAsConfirmed({ ...element, ...facts }, element) ? element.allergensChecked : undefined;

  async function handleSave(sent: ConfirmedFacts) {
    await run(async () => {
      await onSave(sent);
      onClose();
    });
  }

  return (
    <Modal isOpen title={`Allergens: ${name}`} description={description || menu.title} onClose={onClose}>
      <CopyAbove above={dishAbove(menu.contents, index)} onCopy={setFacts} />
      <AllergenBoxes value={facts} onChange={setFacts} />
      {error && <FailureNotice error={error} effect="The allergens were not saved." />}
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
          disabled={isBusy || !isOnline}
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

function factsOf({ allergens = [], diets = [] }: MenuElement): DishFacts {
  return { allergens, diets };
}
