import type { UseFormReturn } from 'react-hook-form';
import type { MenuFormInput } from '../menu-input.ts';

/** Notes in the form that the person vouches for the allergens of a dish, or no longer does. */
export function setConfirmed(form: UseFormReturn<MenuFormInput>, index: number, isConfirmed: boolean): void {
  const allergens = form.getValues(`contents.${index}.allergens`);
  // Nothing ticked says that it contains none of the fourteen.
  if (isConfirmed && !allergens) form.setValue(`contents.${index}.allergens`, []);
  if (isConfirmed || form.getValues(`contents.${index}.confirmed`))
    form.setValue(`contents.${index}.confirmed`, isConfirmed || undefined);
}

/** Takes a stored confirmation back with the next save, or leaves it as it is after all. */
export function setWithdrawn(form: UseFormReturn<MenuFormInput>, index: number, isWithdrawn: boolean): void {
  form.setValue(`contents.${index}.confirmed`, isWithdrawn ? false : undefined);
}
