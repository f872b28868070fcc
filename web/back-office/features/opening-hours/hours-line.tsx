import { openingHoursElementTypes } from '@venue/domain';
import { useId } from 'react';
import { useController, useFormState, type UseFormReturn } from 'react-hook-form';
import { RemoveButton } from '../../forms/remove-button.tsx';
import type { HoursInput } from './hours-input.ts';
import styles from './hours-line.module.css';

type HoursLineProps = {
  index: number;
  form: UseFormReturn<HoursInput>;
  onRemove: () => void;
};

/** One line, edited in place. */
export function HoursLine({ index, form, onRemove }: HoursLineProps) {
  const { field: type } = useController({ control: form.control, name: `contents.${index}.elementType` });
  const { errors } = useFormState({ control: form.control, name: `contents.${index}` });
  const problems = errors.contents?.[index];
  const problem = problems?.content?.message ?? problems?.elementType?.message;
  const problemId = useId();
  const isInvalid = problem ? true : undefined;
  return (
    <div className={styles.line}>
      <select className={styles.type} aria-label={`Type of line ${index + 1}`} {...type}>
        {openingHoursElementTypes.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <input
        className={styles.text}
        aria-label={`Text of line ${index + 1}`}
        aria-invalid={isInvalid}
        aria-describedby={problem ? problemId : undefined}
        {...form.register(`contents.${index}.content`)}
      />
      <RemoveButton name={`line ${index + 1}`} onRemove={onRemove} />
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
