import {
  messages,
  openingHoursElementTypes,
  type OpeningHoursElement,
  type OpeningHoursElementType,
} from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './add-hours-line.module.css';

type AddHoursLineProps = { onAdd: (line: OpeningHoursElement) => void };

const examples: Record<OpeningHoursElementType, string> = {
  Area: 'Restaurant',
  Days: 'Friday & Saturday',
  Times: '17:00 – 22:00',
};

/** Adds a line at the end. The type has to be chosen: no line is of a type nobody meant (section 5). */
export function AddHoursLine({ onAdd }: AddHoursLineProps) {
  const [type, setType] = useState<OpeningHoursElementType | ''>('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    if (text.trim() === '') return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content: text.trim() });
    setProblem(undefined);
    setText('');
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
            onChange={(event) => setType(event.target.value as OpeningHoursElementType | '')}
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
            onChange={(event) => setText(event.target.value)}
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
