import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { MediaField } from './media-field.tsx';

type FormMediaFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
};

/** A picture field of a form. */
export function FormMediaField<Values extends FieldValues>(props: FormMediaFieldProps<Values>) {
  const { form, name, label } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <MediaField
      label={label}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
