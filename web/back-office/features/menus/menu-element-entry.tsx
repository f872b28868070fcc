import { useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RemoveButton } from '../../forms/remove-button.tsx';
import styles from './menu-element-entry.module.css';
import { nameElement, stringLabels, type MenuFormInput } from './menu-input.ts';

type MenuElementEntryProps = {
  index: number;
  /** How many elements there are, so that the last one cannot go further down. */
  count: number;
  form: UseFormReturn<MenuFormInput>;
  /** Id for what names the row. */
  nameId: string;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onInsert: () => void;
  onRemove: () => void;
};

/** One element of a menu: a row that names it, expanded to edit its strings and to place it. */
export function MenuElementEntry(props: MenuElementEntryProps) {
  const { index, count, form, nameId, onMove, onDuplicate, onInsert, onRemove } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const element = useWatch({ control: form.control, name: `contents.${index}` });
  const { errors } = useFormState({ control: form.control, name: `contents.${index}` });
  const name = nameElement(element);
  const labels = element ? stringLabels(element.elementType) : [];
  const problems = errors.contents?.[index]?.content;
  const problem = problems?.message ?? problems?.root?.message;
  // What is wrong must not hide in a collapsed item.
  const isOpen = isExpanded || problems !== undefined;

  return (
    <div>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={() => setIsExpanded(!isOpen)}
        >
          <span id={nameId} className={styles.words}>
            {name}
          </span>
        </button>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {isOpen && (
        <div className={styles.open}>
          {labels.map((label, place) => (
            <Field key={label} label={label} error={problems?.[place]?.contentString?.message}>
              {(control) => (
                <textarea
                  {...control}
                  rows={1}
                  className={styles.text}
                  {...form.register(`contents.${index}.content.${place}.contentString`)}
                />
              )}
            </Field>
          ))}
          {problem && <p className={styles.problem}>{problem}</p>}
          <div className={styles.buttons}>
            <Button look="quiet" small disabled={index === 0} onClick={() => onMove(index - 1)}>
              Up
            </Button>
            <Button look="quiet" small disabled={index === count - 1} onClick={() => onMove(index + 1)}>
              Down
            </Button>
            <Button look="quiet" small onClick={onDuplicate}>
              Duplicate
            </Button>
            <Button look="quiet" small onClick={onInsert}>
              Insert below
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
