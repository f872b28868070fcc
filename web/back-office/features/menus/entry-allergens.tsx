import { formatLongDate, isAsConfirmed, type MenuElement } from '@venue/domain';
import type { UseFormReturn } from 'react-hook-form';
import layout from '../../shell/layout.module.css';
import { AllergenBoxes, type DishFacts } from './allergens/allergen-boxes.tsx';
import { CopyAbove, dishAbove } from './allergens/copy-above.tsx';
import type { MenuElementInput, MenuFormInput } from './menu-input.ts';
import styles from './menu-contents.module.css';
import { setConfirmed } from './set-confirmed.ts';

type EntryAllergensProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  element: MenuElementInput;
  /** The dish as it is stored; missing until it is saved. */
  stored: MenuElement | undefined;
};

/** The allergens and diets of a dish in the menu form, with the person's confirmation. */
export function EntryAllergens({ index, form, element, stored }: EntryAllergensProps) {
  const { allergens = [], diets = [], confirmed = false } = element;
  const checked =
    !confirmed && stored && isAsConfirmed(element, stored) ? stored.allergensChecked : undefined;

  function handleChange(facts: DishFacts) {
    form.setValue(`contents.${index}.allergens`, facts.allergens);
    form.setValue(`contents.${index}.diets`, facts.diets);
    if (facts.allergens !== allergens) setConfirmed(form, index, false);
  }

  return (
    <div className={styles.facts}>
      <CopyAbove above={dishAbove(form.getValues('contents'), index)} onCopy={handleChange} />
      <AllergenBoxes value={{ allergens, diets }} onChange={handleChange} />
      {checked ? (
        <p className={styles.checked}>{describeCheck(checked)}</p>
      ) : (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            className={layout.tick}
            checked={confirmed}
            onChange={({ target }) => setConfirmed(form, index, target.checked)}
          />
          <span>
            I have checked this list, and guests may rely on it.{' '}
            <span className={styles.until}>Until then they read “ask us”.</span>
          </span>
        </label>
      )}
    </div>
  );
}

/** "Confirmed by Aoife on Friday, November 20, 2026." */
function describeCheck({ byName, at }: NonNullable<MenuElement['allergensChecked']>): string {
  return `Confirmed ${byName ? `by ${byName} ` : ''}on ${formatLongDate(at)}. A change of name, description or allergens has to be confirmed again.`;
}
