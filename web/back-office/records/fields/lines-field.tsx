import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';

type LinesFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  value: string[];
  onChange: (value: string[]) => void;
};

/** A list of short texts, typed as lines; empty lines are ignored. */
export function LinesField({ label, hint, error, value, onChange }: LinesFieldProps) {
  // Stored beside the value, because an empty line would vanish before anything is typed into it.
  const [typed, setTyped] = useState('');
  const shown = splitLines(typed).join('\n') === value.join('\n') ? typed : value.join('\n');
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(splitLines(event.target.value));
          }}
        />
      )}
    </Field>
  );
}

function splitLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
