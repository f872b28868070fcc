import { menuElementTypes, messages, type MenuElement, type MenuElementType } from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './add-menu-element.module.css';
import { menuTypeNames, stringLabels } from './menu-input.ts';

type AddMenuElementProps = {
  /** Where it goes, in words. */
  title: string;
  onAdd: (element: MenuElement) => void;
  /** Puts the little form away; without it, it is always there. */
  onClose?: () => void;
};

/** Adds one element with as many strings as its type holds. The type stays, for the next dish of a list (section 5). */
export function AddMenuElement({ title, onAdd, onClose }: AddMenuElementProps) {
  const [type, setType] = useState<MenuElementType | ''>('');
  const [strings, setStrings] = useState(['', '', '']);
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const labels = type === '' ? ['Text'] : stringLabels(type);

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    const content = labels.map((_, place) => ({ contentString: strings[place]?.trim() ?? '' }));
    if (content[0]?.contentString === '') return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content });
    setStrings(['', '', '']);
    setProblem(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here means this element, not the whole menu.
    event.preventDefault();
    handleAdd();
  }

  return (
    <fieldset className={styles.add}>
      <legend className={styles.legend}>{title}</legend>
      <Field label="Type" error={problem?.field === 'type' ? problem.message : undefined} isErrorAnnounced>
        {(control) => (
          <select
            {...control}
            value={type}
            onChange={(event) => {
              setType(event.target.value as MenuElementType | '');
              setProblem(undefined);
            }}
          >
            <option value="">Choose…</option>
            {menuElementTypes.map((choice) => (
              <option key={choice} value={choice}>
                {menuTypeNames[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {labels.map((label, place) => (
        <Field
          key={place}
          label={label}
          error={place === 0 && problem?.field === 'text' ? problem.message : undefined}
          isErrorAnnounced
        >
          {(control) => (
            <input
              {...control}
              value={strings[place]}
              onKeyDown={handleKeyDown}
              onChange={(event) =>
                setStrings(strings.map((old, other) => (other === place ? event.target.value : old)))
              }
            />
          )}
        </Field>
      ))}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={handleAdd}>
          Add item
        </Button>
        {onClose && (
          <Button look="plain" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </fieldset>
  );
}
