import { menuElementTypes, messages, type MenuElement, type MenuElementType } from '@venue/domain';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useKeptInput } from '../../forms/use-kept-input.ts';
import { useStaff } from '../../session/staff.ts';
import styles from './add-menu-element.module.css';
import { menuTypeNames, stringLabels } from './menu-input.ts';

/** What is typed into the form that adds an element. */
export type TypedMenuElement = {
  type: MenuElementType | '';
  strings: string[];
  /** Where it goes, counted from 0; missing at the end of the menu. */
  place?: number;
};

type AddMenuElementProps = {
  /** In words, for the question before leaving. */
  name: string;
  /** Where the draft of what is typed here is stored. */
  path: string;
  /** Where it goes, in words. */
  title: string;
  place?: number;
  onAdd: (element: MenuElement) => void;
  /** Puts the little form away; without it, it is always there. */
  onClose?: () => void;
};

const nothing: TypedMenuElement = { type: '', strings: ['', '', ''] };

/** Adds one element with as many strings as its type holds. The type stays, for the next dish of a list (section 5). */
export function AddMenuElement({ name, path, title, place: at, onAdd, onClose }: AddMenuElementProps) {
  const { uid } = useStaff();
  const typed = useKeptInput({ name, path, uid, empty: nothing, isFilled });
  const { type, strings } = typed.values;
  const [problem, setProblem] = useState<{ field: 'type' | 'text'; message: string }>();
  const labels = type === '' ? ['Text'] : stringLabels(type);

  function handleAdd() {
    if (type === '') return setProblem({ field: 'type', message: messages.elementTypeMissing });
    const content = labels.map((_, place) => ({ contentString: strings[place]?.trim() ?? '' }));
    if (content[0]?.contentString === '') return setProblem({ field: 'text', message: messages.textEmpty });
    onAdd({ elementType: type, content });
    typed.change({ strings: nothing.strings });
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
              typed.change({ type: event.target.value as TypedMenuElement['type'], place: at });
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
                typed.change({ strings: strings.with(place, event.target.value), place: at })
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
    </fieldset>
  );
}

function isFilled({ strings }: TypedMenuElement): boolean {
  return strings.some((text) => text.trim() !== '');
}
