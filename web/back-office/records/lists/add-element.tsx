import { messages } from '@venue/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useStaff } from '../../access/staff.ts';
import layout from '../../shell/layout.module.css';
import styles from './add-element.module.css';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useDraftInput } from '../../unsaved/use-draft-input.ts';

/** The input of the form that adds an element. */
export type TypedElement<Type extends string> = {
  type: Type | '';
  strings: string[];
  /** Items of a list element that were added so far. */
  items: string[];
  /** Index in the list; missing: at the end. */
  place?: number;
};

type AddElementProps<Type extends string> = {
  /** What the form does: "Add a line". */
  legend: string;
  /** What the input is called in the leave dialog. */
  name: string;
  /** Where the draft of the input is stored. */
  path: string;
  place?: number;
  /** The types and their labels. */
  types: Record<Type, string>;
  /** Labels of the strings of a type. */
  labelsOf?: (type: Type) => string[];
  /** The keyboard of a phone for a string; missing: the whole one. */
  inputModeOf?: (type: Type, label: string) => 'decimal' | undefined;
  /** An example text for each type. */
  examples?: Record<Type, string>;
  /** Whether elements of the type hold several items. The type can't change while items or text are pending. */
  isListType?: (type: Type) => boolean;
  addLabel: string;
  /** Type, text and button in one row where there is room. */
  isRow?: boolean;
  /** The type that is chosen from the start; without it there is none, so that nothing is added with the wrong one. */
  firstType?: Type | undefined;
  /** Gives the focus to its first text, because the person has asked for the form. */
  isFocused?: boolean;
  /** Something was added with it already. */
  hasAdded?: boolean;
  onAdd: (type: Type, strings: string[]) => void;
  /** Closes the form. Without it, the form is always there. */
  onClose?: () => void;
};

const nothing: TypedElement<never> = { type: '', strings: ['', '', ''], items: [] };

/** Adds an element to a list. The type stays chosen for the next element. */
export function AddElement<Type extends string>(props: AddElementProps<Type>) {
  const { legend, name, path, place, types, labelsOf, examples, isListType, onAdd, onClose } = props;
  const { uid } = useStaff();
  const [empty] = useState<TypedElement<Type>>({ ...nothing, type: props.firstType ?? '' });
  const typed = useDraftInput<TypedElement<Type>>({ name, path, uid, empty, isFilled });
  const [hasAdded, setHasAdded] = useState(props.hasAdded ?? false);
  const [isFocused] = useState(props.isFocused ?? false);
  const group = useRef<HTMLDivElement>(null);
  const { type, strings, items } = typed.values;
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const isList = type !== '' && isListType?.(type) === true;
  const labels = isList ? ['Next list item'] : type === '' ? ['Text'] : (labelsOf?.(type) ?? ['Text']);
  const filled = strings.slice(0, labels.length).map((text) => text.trim());

  useEffect(() => {
    if (!isFocused) return;
    group.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    // Entries of a long list get their height only when they come near, and push the form away.
    let frames = 10;
    let frame = 0;
    function show() {
      group.current?.scrollIntoView({ block: 'center' });
      frames -= 1;
      if (frames > 0) frame = requestAnimationFrame(show);
    }
    show();
    return () => cancelAnimationFrame(frame);
  }, [isFocused]);

  function handleTypeChange(next: Type | '') {
    // Text that was typed before a type was chosen fits any type.
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
    // First: adding may put the form in another place, where it begins anew.
    typed.clear();
    typed.change({ type });
    setHasAdded(true);
    onAdd(type, all);
    setProblem(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds this element instead of submitting the whole form.
    event.preventDefault();
    handleAdd();
  }

  function messageAt(field: 'type' | 'text') {
    return problem?.field === field ? problem.message : undefined;
  }

  return (
    <div ref={group}>
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
          <Field
            key={index}
            label={label}
            error={index === 0 ? messageAt('text') : undefined}
            isErrorAnnounced
          >
            {(control) => {
              const field = {
                ...control,
                value: strings[index],
                onChange: (event: { target: { value: string } }) =>
                  typed.change({ strings: strings.with(index, event.target.value), place }),
              };
              if (isListType) return <textarea {...field} rows={2} />;
              const example = type && examples ? `For example: ${examples[type]}` : undefined;
              const inputMode = type === '' ? undefined : props.inputModeOf?.(type, label);
              return (
                <input {...field} inputMode={inputMode} placeholder={example} onKeyDown={handleKeyDown} />
              );
            }}
          </Field>
        ))}
        <div className={`${layout.answers} ${styles.buttons}`}>
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
              {hasAdded && !typed.isFilled ? 'Done' : 'Cancel'}
            </Button>
          )}
        </div>
      </FieldGroup>
    </div>
  );
}

function isFilled({ strings, items }: TypedElement<string>): boolean {
  return items.length > 0 || strings.some((text) => text.trim() !== '');
}
