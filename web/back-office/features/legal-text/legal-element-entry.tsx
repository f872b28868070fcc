import { isListType } from '@venue/domain';
import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RemoveButton } from '../../forms/remove-button.tsx';
import styles from './legal-element-entry.module.css';
import type { LegalInput } from './legal-input.ts';

type LegalElementEntryProps = {
  index: number;
  form: UseFormReturn<LegalInput>;
  /** Type and beginning of the text. */
  name: string;
  onRemove: () => void;
};

/** One element: a line that names it, opened to edit its text, or its items where it is a list. */
export function LegalElementEntry({ index, form, name, onRemove }: LegalElementEntryProps) {
  const [isOpened, setIsOpened] = useState(false);
  const items = useFieldArray({ control: form.control, name: `contents.${index}.content`, keyName: 'key' });
  const isList = isListType(form.getValues(`contents.${index}.elementType`));
  const problems = form.formState.errors.contents?.[index]?.content;
  const listProblem = problems?.message ?? problems?.root?.message;
  // What is wrong must not hide in a closed element.
  const isOpen = isOpened || problems !== undefined;

  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpen)}
        >
          {name}
        </button>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {isOpen && (
        <div className={styles.items}>
          {items.fields.map((item, place) => (
            <div key={item.key} className={styles.item}>
              <Field
                label={isList ? `Item ${place + 1}` : 'Text'}
                error={problems?.[place]?.contentString?.message}
              >
                {(control) => (
                  <textarea
                    {...control}
                    rows={2}
                    {...form.register(`contents.${index}.content.${place}.contentString`)}
                  />
                )}
              </Field>
              {isList && (
                <Button look="plain" small onClick={() => items.remove(place)}>
                  Remove item {place + 1}
                </Button>
              )}
            </div>
          ))}
          {isList && (
            <Button look="quiet" small onClick={() => items.append({ contentString: '' })}>
              Add list item
            </Button>
          )}
          {listProblem && <p className={styles.problem}>{listProblem}</p>}
        </div>
      )}
    </div>
  );
}
