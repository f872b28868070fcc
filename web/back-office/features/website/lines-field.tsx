import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';

type LinesFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  value: string[];
  onChange: (value: string[]) => void;
};

/** A list of short texts, typed as lines; empty lines count for nothing. */
export function LinesField({ label, hint, error, value, onChange }: LinesFieldProps) {
  // Kept beside the value, or an empty line would vanish before anything can be typed into it.
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
