import {
  isListType,
  legalElementTypes,
  messages,
  type LegalElement,
  type LegalElementType,
} from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { additionTo } from '../../session/drafts.ts';
import { useKeptInput } from '../../forms/use-kept-input.ts';
import { useStaff } from '../../session/staff.ts';
import styles from './add-legal-element.module.css';
import { legalTypeNames } from './legal-input.ts';

type AddLegalElementProps = {
  /** Where the form's draft is stored: what is typed here lies beside it. */
  to: string;
  onAdd: (element: LegalElement) => void;
};

type TypedElement = {
  type: LegalElementType | '';
  text: string;
  /** Items of a list that were added to it so far. */
  items: string[];
};

const nothing: TypedElement = { type: '', text: '', items: [] };

/**
 * Adds an element at the end; a list gathers its items first. The type has to be chosen, and stays
 * as it is while text or items wait to be added (sections 4, 5).
 */
export function AddLegalElement({ to, onAdd }: AddLegalElementProps) {
  const { uid } = useStaff();
  const typed = useKeptInput({
    name: 'what is being added to the text',
    path: additionTo(to),
    uid,
    empty: nothing,
    isFilled,
  });
  const { type, text, items } = typed.values;
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const isList = type !== '' && isListType(type);

  function handleTypeChange(next: LegalElementType | '') {
    // Text typed before any type was chosen belongs to no type yet.
    if (typed.isFilled && type !== '')
      return setProblem({ field: 'type', message: messages.textPendingForOtherType });
    typed.change({ type: next });
    setProblem(undefined);
  }

  function handleAddItem() {
    if (text.trim() === '') return setProblem({ field: 'text', message: messages.textEmpty });
    typed.change({ items: [...items, text.trim()], text: '' });
    setProblem(undefined);
  }

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    const strings = text.trim() === '' ? items : [...items, text.trim()];
    if (strings.length === 0) return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content: strings.map((contentString) => ({ contentString })) });
    typed.change({ text: '', items: [] });
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
                onClick={() => typed.change({ items: items.filter((_, other) => other !== place) })}
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
          <textarea
            {...control}
            rows={2}
            value={text}
            onChange={(event) => typed.change({ text: event.target.value })}
          />
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

function isFilled({ text, items }: TypedElement): boolean {
  return text.trim() !== '' || items.length > 0;
}
