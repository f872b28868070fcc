import { Field } from '../../../ui/field.tsx';

type ChoiceFieldProps<Choice extends string> = {
  label: string;
  hint?: string;
  error?: string;
  /** As in `Field`: for a choice that is missing when something is added. */
  isErrorAnnounced?: boolean;
  /** The choices and their labels, in order. */
  choices: Record<Choice, string>;
  /** The label of no choice; false if one of them is always chosen. */
  empty?: string | false;
  value: Choice | '';
  onChange: (value: Choice | '') => void;
};

/** A select with a few choices, or none. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, hint, error, isErrorAnnounced, choices, empty = 'Choose…', value, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error} isErrorAnnounced={isErrorAnnounced}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value as Choice | '')}>
          {empty === false ? null : <option value="">{empty}</option>}
          {Object.entries<string>(choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
