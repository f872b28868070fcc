import { isAsConfirmed, type MenuElement } from '@venue/domain';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import layout from '../../../shell/layout.module.css';
import { AllergenBoxes, type DishFacts } from '../allergens/allergen-boxes.tsx';
import { Checked } from '../allergens/checked.tsx';
import { CopyAbove, dishAbove } from '../allergens/copy-above.tsx';
import type { MenuElementInput, MenuFormInput } from '../menu-input.ts';
import styles from './menu-contents.module.css';
import { setConfirmed, setWithdrawn } from './set-confirmed.ts';

type EntryAllergensProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  element: MenuElementInput;
  /** The dish as it is stored; missing until it is saved. */
  stored: MenuElement | undefined;
};

/** The allergens and diets of a dish in the menu form, with the person's confirmation. */
export function EntryAllergens({ index, form, element, stored }: EntryAllergensProps) {
  const { allergens, diets, confirmed } = element;
  const checked = stored && isAsConfirmed(element, stored) ? stored.allergensChecked : undefined;
  const isWithdrawn = checked !== undefined && confirmed === false;

  function handleChange(next: DishFacts) {
    for (const name of ['allergens', 'diets'] as const) {
      const list = next[name] ?? element[name];
      if (list === element[name]) continue;
      // A tick that is taken away again says nothing: that there is none of the fourteen takes a confirmation.
      form.setValue(`contents.${index}.${name}`, list?.length || stored?.[name] ? list : undefined);
      if (name === 'allergens') setConfirmed(form, index, false);
    }
  }

  function handleConfirm(isConfirmed: boolean) {
    // An earlier confirmation that was taken back does not return with a tick that is taken away.
    if (checked && !isConfirmed) setWithdrawn(form, index, true);
    else setConfirmed(form, index, isConfirmed);
  }

  return (
    <div className={`${layout.block} ${layout.divided} ${styles.facts}`}>
      <CopyAbove above={dishAbove(form.getValues('contents'), index)} onCopy={handleChange} />
      <AllergenBoxes value={{ allergens, diets }} onChange={handleChange} />
      {checked && confirmed === undefined ? (
        <Checked checked={checked} onWithdraw={() => setWithdrawn(form, index, true)} />
      ) : (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            className={layout.tick}
            checked={confirmed === true}
            onChange={({ target }) => handleConfirm(target.checked)}
          />
          <span>
            I have checked this list, and guests may rely on it.{' '}
            <span className={styles.until}>Until then they read “ask us”.</span>
          </span>
        </label>
      )}
      {isWithdrawn && (
        <p className={styles.checked} role="status">
          The check is removed when you save the menu.{' '}
          <Button small look="plain" onClick={() => setWithdrawn(form, index, false)}>
            Keep the check
          </Button>
        </p>
      )}
    </div>
  );
}
