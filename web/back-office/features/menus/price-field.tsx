import { readMenuEntry } from '@venue/domain';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { MenuElementInput, MenuFormInput } from './menu-input.ts';
import styles from './element-fields.module.css';

type PriceFieldProps = {
  form: UseFormReturn<MenuFormInput>;
  name: `contents.${number}.content.${number}.contentString`;
  element: MenuElementInput;
};

/** The price of a dish, typed with the numeric keyboard of a phone, or with the whole one for "Market price". */
export function PriceField({ form, name, element }: PriceFieldProps) {
  const [isWords, setIsWords] = useState(false);
  const isWhole = isWords || !isNumber(element);
  return (
    <div className={styles.price}>
      <TextField
        form={form}
        name={name}
        label="Price"
        inputMode={isWhole ? 'text' : 'decimal'}
        autoComplete="off"
      />
      {!isWhole && (
        <Button
          className={styles.words}
          small
          look="plain"
          aria-label="Type words as the price"
          onClick={() => {
            setIsWords(true);
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
  return price === '' ? element.elementType === 'Dish' : /^[€\s\d.,]*$/.test(price);
}
