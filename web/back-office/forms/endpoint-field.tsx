import { endpointProblem } from '@venue/domain';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';

type EndpointFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** What the last save found wrong. */
  error?: string;
  /** Said as soon as the field is emptied; without it, blank is fine while typing. */
  emptyMessage?: string;
};

/**
 * The URL endpoint of a menu or route. A keystroke that breaks a rule is turned away with its
 * message, and what stood there before stays (section 5).
 */
export function EndpointField({ value, onChange, error, emptyMessage }: EndpointFieldProps) {
  const [problem, setProblem] = useState<string>();

  function handleChange(next: string) {
    const refusal = endpointProblem(next);
    setProblem(refusal ?? (next === '' ? emptyMessage : undefined));
    if (refusal === undefined) onChange(next);
  }

  return (
    <Field
      label="URL endpoint"
      hint="Letters only, at most 11. It is the end of the address and the name in the list."
      error={problem ?? error}
      isErrorAnnounced={problem !== undefined}
    >
      {(control) => (
        <input
          {...control}
          value={value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </Field>
  );
}
