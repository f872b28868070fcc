import { buttonChoices, buttonTypes, type ButtonType } from '@venue/domain';
import { Field } from '../../ui/field.tsx';

type ButtonTypeFieldProps = {
  value: ButtonType | '';
  onChange: (value: ButtonType | '') => void;
  error?: string;
};

/** The button of a panel, chosen from the eight there are (section 2.7). */
export function ButtonTypeField({ value, onChange, error }: ButtonTypeFieldProps) {
  return (
    <Field label="Button type" error={error}>
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
