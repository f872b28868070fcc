import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../records/fields/text-field.tsx';
import layout from '../../../shell/layout.module.css';
import styles from './element-fields.module.css';
import { stringLabels, type MenuElementInput, type MenuFormInput } from '../menu-input.ts';
import { PriceField } from './price-field.tsx';
import { setConfirmed } from './set-confirmed.ts';

type ElementFieldsProps = {
  index: number;
  form: UseFormReturn<MenuFormInput>;
  element: MenuElementInput;
};

/** The texts of an element: of a dish its name and price in a row, and the description below. */
export function ElementFields({ index, form, element }: ElementFieldsProps) {
  const labels = stringLabels(element.elementType);
  const places = labels.length === 3 ? [0, 2, 1] : labels.map((_, place) => place);
  return (
    <div className={`${layout.block} ${styles.fields}`}>
      {places.map((place) => {
        const label = labels[place] ?? '';
        const name = `contents.${index}.content.${place}.contentString` as const;
        if (label === 'Price') return <PriceField key={label} form={form} name={name} element={element} />;
        return (
          <div key={label} className={label === 'Description' ? styles.description : undefined}>
            {/* A confirmation is about these words, so it ends when they change. */}
            <TextField
              form={form}
              name={name}
              label={label}
              rows={1}
              onChange={() => setConfirmed(form, index, false)}
            />
          </div>
        );
      })}
    </div>
  );
}
