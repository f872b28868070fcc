import { buttonChoices, buttonTypes, type ButtonType } from '@venue/domain';
import { Field } from '../../../ui/field.tsx';

type ButtonTypeFieldProps = {
  value: ButtonType | '';
  onChange: (value: ButtonType | '') => void;
  error?: string;
  /** As in `Field`: for a button type that is missing when a panel is added. */
  isErrorAnnounced?: boolean;
};

/** The button of a panel, chosen from the eight there are (section 2.7). */
export function ButtonTypeField({ value, onChange, error, isErrorAnnounced }: ButtonTypeFieldProps) {
  return (
    <Field label="Button type" error={error} isErrorAnnounced={isErrorAnnounced}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as ButtonType | '')}
        >
          <option value="">Choose…</option>
          {buttonTypes.map((type) => (
            <option key={type} value={type}>
              {buttonChoices[type]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
