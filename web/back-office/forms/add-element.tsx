import { messages } from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useStaff } from '../session/staff.ts';
import styles from './add-element.module.css';
import { ChoiceField } from './choice-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { useStoredInput } from './use-stored-input.ts';

/** What is typed into the form that adds an element. */
export type TypedElement<Type extends string> = {
  type: Type | '';
  strings: string[];
  /** Items of a list that were added to it so far. */
  items: string[];
  /** Where it goes, counted from 0; missing at the end of the list. */
  place?: number;
};

type AddElementProps<Type extends string> = {
  /** What the little form does, in words. */
  legend: string;
  /** In words, for the question before leaving. */
  name: string;
  /** Where the draft of what is typed here is stored. */
  path: string;
  place?: number;
  /** The types, and how they read. */
  types: Record<Type, string>;
  /** What the strings of a type are called. */
  labelsOf?: (type: Type) => string[];
  /** What the text of a type may look like. */
  examples?: Record<Type, string>;
  /** Whether the type gathers items; its type stays as it is while text or items wait to be added. */
  isListType?: (type: Type) => boolean;
  addLabel: string;
  /** Type, text and button beside one another where there is room. */
  isRow?: boolean;
  onAdd: (type: Type, strings: string[]) => void;
  /** Puts the little form away; without it, it is always there. */
  onClose?: () => void;
};

const nothing: TypedElement<never> = { type: '', strings: ['', '', ''], items: [] };

/**
 * Adds an element to a list. Its type has to be chosen: nothing is of a type that nobody meant. The type stays for
 * the next element (sections 4, 5).
 */
export function AddElement<Type extends string>(props: AddElementProps<Type>) {
  const { legend, name, path, place, types, labelsOf, examples, isListType, onAdd, onClose } = props;
  const { uid } = useStaff();
  const typed = useStoredInput<TypedElement<Type>>({ name, path, uid, empty: nothing, isFilled });
  const { type, strings, items } = typed.values;
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const isList = type !== '' && isListType?.(type) === true;
  const labels = isList ? ['Next list item'] : type === '' ? ['Text'] : (labelsOf?.(type) ?? ['Text']);
  const filled = strings.slice(0, labels.length).map((text) => text.trim());

  function handleTypeChange(next: Type | '') {
    // Text typed before any type was chosen belongs to no type yet.
    if (isListType && typed.isFilled && type !== '') {
      return setProblem({ field: 'type', message: messages.textPendingForOtherType });
    }
    typed.change({ type: next, place });
    setProblem(undefined);
  }

  function handleAddItem() {
    if (filled[0] === '') return setProblem({ field: 'text', message: messages.textEmpty });
    typed.change({ items: [...items, ...filled], strings: nothing.strings });
    setProblem(undefined);
  }

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    const all = isList ? [...items, ...filled.filter(Boolean)] : filled;
    const isMissing = isList ? all.length === 0 : all[0] === '';
    if (isMissing) return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd(type, all);
    typed.change({ strings: nothing.strings, items: nothing.items });
    setProblem(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here means this element, not the whole form.
    event.preventDefault();
    handleAdd();
  }

  function messageAt(field: 'type' | 'text') {
    return problem?.field === field ? problem.message : undefined;
  }

  return (
    <FieldGroup legend={legend} className={props.isRow ? styles.row : undefined}>
      <ChoiceField
        label="Type"
        error={messageAt('type')}
        isErrorAnnounced
        choices={types}
        value={type}
        onChange={handleTypeChange}
      />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={index}>
              {item}{' '}
              <Button look="plain" small onClick={() => typed.change({ items: items.toSpliced(index, 1) })}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {labels.map((label, index) => (
        <Field key={index} label={label} error={index === 0 ? messageAt('text') : undefined} isErrorAnnounced>
          {(control) => {
            const field = {
              ...control,
              value: strings[index],
              onChange: (event: { target: { value: string } }) =>
                typed.change({ strings: strings.with(index, event.target.value), place }),
            };
            if (isListType) return <textarea {...field} rows={2} />;
            const example = type && examples ? `For example: ${examples[type]}` : undefined;
            return <input {...field} placeholder={example} onKeyDown={handleKeyDown} />;
          }}
        </Field>
      ))}
      <div className={styles.buttons}>
        {isList && (
          <Button look="quiet" onClick={handleAddItem}>
            Add list item
          </Button>
        )}
        <Button look="quiet" onClick={handleAdd}>
          {props.addLabel}
        </Button>
        {onClose && (
          <Button
            look="plain"
            onClick={() => {
              typed.clear();
              onClose();
            }}
          >
            {typed.isFilled ? 'Throw away' : 'Done'}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

function isFilled({ strings, items }: TypedElement<string>): boolean {
  return items.length > 0 || strings.some((text) => text.trim() !== '');
}
