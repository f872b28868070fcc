import { readMenuEntry, readPrice } from '@venue/domain';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { selectOnTap } from '../../../records/fields/select-on-tap.ts';
import { TextField } from '../../../records/fields/text-field.tsx';
import type { MenuElementInput, MenuFormInput } from '../menu-input.ts';
import styles from './element-fields.module.css';

type PriceFieldProps = {
  form: UseFormReturn<MenuFormInput>;
  name: `contents.${number}.content.${number}.contentString`;
  element: MenuElementInput;
};

/** The price of a dish, typed with the numeric keyboard of a phone, or with the whole one for "Market price". */
export function PriceField({ form, name, element }: PriceFieldProps) {
  // The keyboard stays while somebody types.
  const [isWhole, setIsWhole] = useState(() => !isNumber(element));
  return (
    <div className={styles.price}>
      <TextField
        form={form}
        name={name}
        label="Price"
        inputMode={isWhole ? 'text' : 'decimal'}
        autoComplete="off"
        {...selectOnTap}
      />
      {!isWhole && (
        <Button
          className={styles.words}
          small
          look="plain"
          aria-label="Type words as the price"
          onClick={() => {
            setIsWhole(true);
            form.setFocus(name);
          }}
        >
          ABC
        </Button>
      )}
    </div>
  );
}

/** Whether the price is a number, or will likely be one; a wine's is often two, by the glass and by the bottle. */
function isNumber(element: MenuElementInput): boolean {
  const { price } = readMenuEntry(element);
  const { isPlain, amounts } = readPrice(price);
  return price === '' ? element.elementType === 'Dish' : isPlain && amounts.length === 1;
}
