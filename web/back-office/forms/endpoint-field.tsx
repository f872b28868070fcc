import { endpointProblem, Limits } from '@venue/domain';
import { useState } from 'react';
import { useController, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { venue } from '../../../venue.config.ts';
import { Field } from '../../ui/field.tsx';

type EndpointFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  /** The address in front of the endpoint: "/event/". */
  base: string;
  /** Shown as soon as the field is emptied; without it, the field may be empty while typing. */
  emptyMessage?: string;
};

/** What the field did not take: the rule that it breaks, and the characters. */
type Rejected = { message: string; characters: string };

/**
 * The URL endpoint of a menu or page. A keystroke that breaks a rule is rejected with a message and leaves the value
 * as it was (section 5). The message stays while somebody types on, who may not have looked at it, and goes when they
 * delete something or come back to the field.
 */
export function EndpointField<Values extends FieldValues>(props: EndpointFieldProps<Values>) {
  const { form, name, base, emptyMessage } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [rejected, setRejected] = useState<Rejected>();
  const value: string = field.value;
  const problem = rejected?.message ?? (value === '' && fieldState.isDirty ? emptyMessage : undefined);

  function handleChange(next: string) {
    const message = endpointProblem(next);
    if (message) {
      const before = rejected?.message === message ? rejected.characters : '';
      setRejected({ message, characters: before + addedTo(value, next) });
      return;
    }
    if (next.length <= value.length) setRejected(undefined);
    field.onChange(next);
  }

  return (
    <Field
      label="URL endpoint"
      hint={hintOf(base + value, value !== '', rejected)}
      error={problem ?? fieldState.error?.message}
      isErrorAnnounced={problem !== undefined}
    >
      {(control) => (
        <input
          {...control}
          value={value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onFocus={() => setRejected(undefined)}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** What is allowed, what was left out, and the address as it is now. */
function hintOf(path: string, isNamed: boolean, rejected: Rejected | undefined): string {
  const leftOut = rejected && `“${rejected.characters}” was left out.`;
  const address = isNamed
    ? `Guests find it at ${new URL(venue.siteUrl).host}${path}`
    : 'It’s the end of the address and the name in the list.';
  return [`Letters only, up to ${Limits.endpointMax}.`, leftOut, address].filter(Boolean).join(' ');
}

/** The characters that a change has put into a text. */
function addedTo(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const rest = before.length - start;
  const end = rest > 0 && after.endsWith(before.slice(start)) ? after.length - rest : after.length;
  return after.slice(start, end);
}
