import {
  messages,
  openingHoursElementTypes,
  type OpeningHoursElement,
  type OpeningHoursElementType,
} from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { additionTo } from '../../session/drafts.ts';
import { useKeptInput } from '../../forms/use-kept-input.ts';
import { useStaff } from '../../session/staff.ts';
import styles from './add-hours-line.module.css';

type AddHoursLineProps = {
  /** Where the form's draft is stored: what is typed here lies beside it. */
  to: string;
  onAdd: (line: OpeningHoursElement) => void;
};

type TypedLine = { type: OpeningHoursElementType | ''; text: string };

const nothing: TypedLine = { type: '', text: '' };

const examples: Record<OpeningHoursElementType, string> = {
  Area: 'Restaurant',
  Days: 'Friday & Saturday',
  Times: '17:00 – 22:00',
};

/** Adds a line at the end. The type has to be chosen: no line is of a type nobody meant (section 5). */
export function AddHoursLine({ to, onAdd }: AddHoursLineProps) {
  const { uid } = useStaff();
  const typed = useKeptInput({
    name: 'what is being added to opening hours',
    path: additionTo(to),
    uid,
    empty: nothing,
    isFilled: (line) => line.text.trim() !== '',
  });
  const { type, text } = typed.values;
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    if (text.trim() === '') return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content: text.trim() });
    setProblem(undefined);
    typed.change({ text: '' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here means this line, not the whole form.
    event.preventDefault();
    handleAdd();
  }

  return (
    <fieldset className={styles.add}>
      <legend className={styles.legend}>Add a line</legend>
      <Field label="Type" error={problem?.field === 'type' ? problem.message : undefined} isErrorAnnounced>
        {(control) => (
          <select
            {...control}
            value={type}
            onChange={(event) => typed.change({ type: event.target.value as TypedLine['type'] })}
          >
            <option value="">Choose…</option>
            {openingHoursElementTypes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Text" error={problem?.field === 'text' ? problem.message : undefined} isErrorAnnounced>
        {(control) => (
          <input
            {...control}
            value={text}
            placeholder={type ? `For example: ${examples[type]}` : undefined}
            onChange={(event) => typed.change({ text: event.target.value })}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      <Button look="quiet" onClick={handleAdd}>
        Add item
      </Button>
    </fieldset>
  );
}
