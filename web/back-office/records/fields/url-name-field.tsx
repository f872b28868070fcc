import { urlNameProblem, ContentLimits } from '@venue/domain';
import { useState } from 'react';
import {
  useController,
  useFormState,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { venue } from '../../../../venue.config.ts';
import { Field } from '../../../ui/field.tsx';

type EndpointFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  /** The address in front of the endpoint: "/event/". */
  base: string;
  /** The message for a keystroke that would empty the field; without it, the field may be empty while typing. */
  emptyMessage?: string | undefined;
};

/**
 * What the field did not take: the rule that it breaks, the characters (none when it was to be emptied), and how often
 * the form was submitted by then.
 */
type Rejected = { message: string; characters: string; submitCount: number };

/**
 * The URL endpoint of a menu or page. A keystroke that breaks a rule is rejected with a message and leaves the value
 * as it was; of what is pasted it keeps as much as is allowed. The message stays while somebody types on, who
 * may not have looked at it, and goes when they delete something, come back to the field or save.
 */
export function EndpointField<Values extends FieldValues>(props: EndpointFieldProps<Values>) {
  const { form, name, base, emptyMessage } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { submitCount } = useFormState({ control: form.control });
  const [latest, setRejected] = useState<Rejected>();
  const rejected = latest?.submitCount === submitCount ? latest : undefined;
  const value: string = field.value;

  function handleChange(next: string, isPasted: boolean) {
    const message = next === '' ? emptyMessage : urlNameProblem(next);
    if (message) {
      const { start, added } = changeBetween(value, next);
      const kept = isPasted ? allowedOf(added, next.length - added.length) : '';
      const before = rejected?.message === message && !isPasted ? rejected.characters : '';
      setRejected({ message, characters: before + leftOut(added, kept), submitCount });
      if (kept !== '') field.onChange(next.slice(0, start) + kept + next.slice(start + added.length));
      return;
    }
    if (next.length <= value.length) setRejected(undefined);
    field.onChange(next);
  }

  return (
    <Field
      label="URL endpoint"
      hint={hintOf(base + value, value !== '', rejected)}
      error={rejected?.message ?? fieldState.error?.message}
      isErrorAnnounced
    >
      {(control) => (
        <input
          {...control}
          value={value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onFocus={() => setRejected(undefined)}
          onChange={({ target, nativeEvent }) => {
            const { inputType = '' } = nativeEvent as InputEvent;
            handleChange(target.value, /^insertFrom(?:Paste|Drop)/.test(inputType));
          }}
        />
      )}
    </Field>
  );
}

/** What is allowed, what was left out or how to replace the endpoint, and the address as it is now. */
function hintOf(path: string, isNamed: boolean, rejected: Rejected | undefined): string {
  const leftOut =
    rejected &&
    (rejected.characters === ''
      ? 'To replace it, select it and type the new one.'
      : `“${rejected.characters}” was left out.`);
  const address = isNamed
    ? `Guests find it at ${new URL(venue.siteUrl).host}${path}`
    : 'It’s the end of the address and the name in the list.';
  return [`Letters only, up to ${ContentLimits.urlNameMax}.`, leftOut, address].filter(Boolean).join(' ');
}

/** The characters that a change has put into a text, and where. */
function changeBetween(before: string, after: string): { start: number; added: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const rest = before.length - start;
  const end = rest > 0 && after.endsWith(before.slice(start)) ? after.length - rest : after.length;
  return { start, added: after.slice(start, end) };
}

/** The letters of a text that fit beside so many others. */
function allowedOf(text: string, others: number): string {
  return text.replace(/[^a-zA-Z]/g, '').slice(0, Math.max(0, ContentLimits.urlNameMax - others));
}

/** What of a text was not kept; `kept` has some of its letters, in their order. */
function leftOut(text: string, kept: string): string {
  let at = 0;
  return [...text].filter((character) => (character === kept[at] ? ((at += 1), false) : true)).join('');
}
