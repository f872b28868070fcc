import { useId, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { classes } from '../../../ui/styles/classes.ts';
import { useErrorAt } from '../../records/fields/use-error-at.ts';
import type { HoursInput } from './hours-input.ts';
import layout from '../../shell/layout.module.css';
import styles from './hours-row.module.css';

type HoursTextProps = {
  form: UseFormReturn<HoursInput>;
  /** Place of the line. */
  index: number;
  placeholder: string;
  /** Why the line cannot be read. */
  unreadable?: string;
  /** What it means, below an area. */
  meaning?: ReactNode;
  isArea?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
};

/** The text of one line, edited in place, with what is wrong with it. */
export function HoursText(props: HoursTextProps) {
  const { form, index, placeholder, unreadable, meaning, isArea, onBlur, onFocus } = props;
  const problems = useErrorAt(form, `contents.${index}`);
  const problem = problems?.content?.message ?? problems?.elementType?.message;
  const note = problem ?? unreadable;
  const noteId = useId();
  return (
    <div className={styles.text}>
      <input
        className={classes(layout.input, styles.input, isArea && styles.area)}
        aria-label={`Text of line ${index + 1}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={(note ?? meaning) ? noteId : undefined}
        placeholder={placeholder}
        onFocus={onFocus}
        {...form.register(`contents.${index}.content`, { onBlur })}
      />
      {note ? (
        <p className={layout.problem} id={noteId}>
          {note}
        </p>
      ) : (
        meaning && (
          <p className={layout.quiet} id={noteId}>
            {meaning}
          </p>
        )
      )}
    </div>
  );
}
