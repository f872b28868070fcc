import { gig } from '@venue/domain';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { selectOnTap } from '../../../records/fields/select-on-tap.ts';
import type { GigFormInput } from '../gig-input.ts';
import layout from '../../../shell/layout.module.css';
import styles from './price-field.module.css';

const free = 'Free';

/** The price as guests read it, with one tap for the usual one. */
export function PriceField({ form }: { form: UseFormReturn<GigFormInput> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'price' });
  const isFree = field.value === free;
  return (
    <Field label={gig.price.label} error={fieldState.error?.message}>
      {(control) => (
        <div className={`${styles.row} ${layout.choices}`}>
          <input {...control} {...field} {...selectOnTap} autoComplete="off" placeholder="€15" />
          <Button look="quiet" aria-pressed={isFree} onClick={() => field.onChange(isFree ? '' : free)}>
            {free}
          </Button>
        </div>
      )}
    </Field>
  );
}
