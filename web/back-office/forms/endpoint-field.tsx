import { endpointProblem } from '@venue/domain';
import { useState } from 'react';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';

type EndpointFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  /** Shown as soon as the field is emptied; without it, the field may be empty while typing. */
  emptyMessage?: string;
};

/**
 * The URL endpoint of a menu or page. A keystroke that breaks a rule is rejected with a message and leaves the value
 * as it was (section 5).
 */
export function EndpointField<Values extends FieldValues>(props: EndpointFieldProps<Values>) {
  const { form, name, emptyMessage } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [problem, setProblem] = useState<string>();

  function handleChange(next: string) {
    const ruleProblem = endpointProblem(next);
    setProblem(ruleProblem ?? (next === '' ? emptyMessage : undefined));
    if (ruleProblem === undefined) field.onChange(next);
  }

  return (
    <Field
      label="URL endpoint"
      hint="Letters only, up to 11. It’s the end of the address and the name in the list."
      error={problem ?? fieldState.error?.message}
      isErrorAnnounced={problem !== undefined}
    >
      {(control) => (
        <input
          {...control}
          value={field.value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </Field>
  );
}
