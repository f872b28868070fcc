import { Field } from '../../ui/field.tsx';

type UntilFieldProps = {
  /** As in `<input type="datetime-local">`; empty: until the end of tonight. */
  until: string;
  /** The end of tonight, in the same form. */
  tonight: string;
  error: string | undefined;
  onChange: (until: string) => void;
};

/** When something that is for tonight ends: at the end of tonight, unless another time is chosen. */
export function UntilField({ until, tonight, error, onChange }: UntilFieldProps) {
  return (
    <Field label="Until" hint={until ? undefined : 'Till the end of tonight.'} error={error}>
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
