import type { ComponentProps } from 'react';
import { get, useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';

type TextFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** Initial number of lines; without it the text has a single line. */
  rows?: number;
  onBlur?: () => void;
  /** Called when somebody has changed the text. */
  onChange?: () => void;
} & Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'className'
  | 'inputMode'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'type'
>;

/** A text field of the form with its error, which is an alert. Renders again for its own errors only. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, rows, onBlur, onChange, ...rest } = props;
  const { errors } = useFormState({ control: form.control, name });
  const problem: { message?: string } | undefined = get(errors, name);
  return (
    <Field label={label} hint={hint} error={problem?.message} isErrorAnnounced>
      {(control) => {
        const field = { ...control, ...form.register(name, { onBlur, onChange }) };
        return rows === undefined ? (
          <input {...field} {...rest} />
        ) : (
          <textarea {...field} rows={rows} className={rest.className} />
        );
      }}
    </Field>
  );
}
