import {
  isListType,
  legalElementTypes,
  messages,
  type LegalElement,
  type LegalElementType,
} from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './add-legal-element.module.css';
import { legalTypeNames } from './legal-input.ts';

type AddLegalElementProps = { onAdd: (element: LegalElement) => void };

/**
 * Adds an element at the end; a list gathers its items first. The type has to be chosen, and stays
 * as it is while text or items wait to be added (sections 4, 5).
 */
export function AddLegalElement({ onAdd }: AddLegalElementProps) {
  const [type, setType] = useState<LegalElementType | ''>('');
  const [text, setText] = useState('');
  const [items, setItems] = useState<string[]>([]);
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const isList = type !== '' && isListType(type);

  function handleTypeChange(next: LegalElementType | '') {
    const isPending = text.trim() !== '' || items.length > 0;
    // Text typed before any type was chosen belongs to no type yet.
    if (isPending && type !== '')
      return setProblem({ field: 'type', message: messages.textPendingForOtherType });
    setType(next);
    setProblem(undefined);
  }

  function handleAddItem() {
    if (text.trim() === '') return setProblem({ field: 'text', message: messages.textEmpty });
    setItems([...items, text.trim()]);
    setText('');
    setProblem(undefined);
  }

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    const strings = text.trim() === '' ? items : [...items, text.trim()];
    if (strings.length === 0) return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content: strings.map((contentString) => ({ contentString })) });
    setText('');
    setItems([]);
    setProblem(undefined);
  }

  return (
    <fieldset className={styles.add}>
      <legend className={styles.legend}>Add an element</legend>
      <Field label="Type" error={problem?.field === 'type' ? problem.message : undefined} isErrorAnnounced>
        {(control) => (
          <select
            {...control}
            value={type}
            onChange={(event) => handleTypeChange(event.target.value as LegalElementType | '')}
          >
            <option value="">Choose…</option>
            {legalElementTypes.map((choice) => (
              <option key={choice} value={choice}>
                {legalTypeNames[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, place) => (
            <li key={place}>
              {item}{' '}
              <Button
                look="plain"
                small
                onClick={() => setItems(items.filter((_, other) => other !== place))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={isList ? 'Next list item' : 'Text'}
        error={problem?.field === 'text' ? problem.message : undefined}
        isErrorAnnounced
      >
        {(control) => (
          <textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <div className={styles.buttons}>
        {isList && (
          <Button look="quiet" onClick={handleAddItem}>
            Add list item
          </Button>
        )}
        <Button look="quiet" onClick={handleAdd}>
          Add element
        </Button>
      </div>
    </fieldset>
  );
}
