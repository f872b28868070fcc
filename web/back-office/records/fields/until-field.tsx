import { Field } from '../../../ui/field.tsx';

type UntilFieldProps = {
  /** As in `<input type="datetime-local">`; empty: until the end of tonight. */
  until: string;
  /** The end of tonight, in the same form; empty for what starts on a later night, and ends with that. */
  tonight: string;
  error: string | undefined;
  onChange: (until: string) => void;
};

/** When something that is for one night ends: at the end of that night, unless another time is chosen. */
export function UntilField({ until, tonight, error, onChange }: UntilFieldProps) {
  const hint = tonight ? 'Till the end of tonight.' : 'Empty: till the end of the night it starts on.';
  return (
    <Field label="Until" hint={until ? undefined : hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={until || tonight}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
