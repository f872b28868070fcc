import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RemoveButton } from '../frame/remove-button.tsx';
import styles from './menu-element-entry.module.css';
import { stringLabels, type MenuFormInput } from './menu-input.ts';

type MenuElementEntryProps = {
  index: number;
  /** How many elements there are, so that the last one cannot go further down. */
  count: number;
  form: UseFormReturn<MenuFormInput>;
  /** Type and text, as the row shows it. */
  name: string;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onInsert: () => void;
  onRemove: () => void;
};

/** One element of a menu: a row that names it, expanded to edit its strings and to place it. */
export function MenuElementEntry(props: MenuElementEntryProps) {
  const { index, count, form, name, onMove, onDuplicate, onInsert, onRemove } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const labels = stringLabels(form.getValues(`contents.${index}.elementType`)) ?? [];
  const problems = form.formState.errors.contents?.[index]?.content;
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
          <span className={styles.words}>{name}</span>
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
