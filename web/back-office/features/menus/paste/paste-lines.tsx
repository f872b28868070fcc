import { menuTypeNames, type MenuElementType } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useStoredInput } from '../../../forms/use-stored-input.ts';
import { useStaff } from '../../../session/staff.ts';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import styles from './paste-lines.module.css';
import { readLines, type ReadElement } from './read-lines.ts';

/** What a pasted line may be. */
const types: MenuElementType[] = ['CategoryTitle', 'Dish', 'WineItem', 'Message', 'Title'];

type PasteLinesProps = {
  /** Where the draft of the text is stored. */
  path: string;
  onAdd: (elements: ReadElement[]) => void;
};

const nothing = { text: '' };

/** A list from a mail or a spreadsheet, and what each of its lines becomes before anything is added. */
export function PasteLines({ path, onAdd }: PasteLinesProps) {
  const { uid } = useStaff();
  const pasted = useStoredInput({ name: 'the pasted list', path, uid, empty: nothing, isFilled });
  const { text } = pasted.values;
  /** What somebody has made of a line, by its place; null: left out. */
  const [chosen, setChosen] = useState<Record<number, MenuElementType | null>>({});
  const elements = readLines(text).map((element, index) => {
    const elementType = chosen[index] === undefined ? element.elementType : chosen[index];
    return { ...element, elementType };
  });
  const added = elements.filter((element): element is ReadElement => element.elementType !== null);

  function handleAdd() {
    onAdd(added);
    pasted.clear();
  }

  return (
    <>
      <Field
        label="The list"
        hint="One dish per line, with its price at the end. A line without a price is a category, or the description of the dish above it."
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={text}
            onChange={(event) => {
              setChosen({});
              pasted.change({ text: event.target.value });
            }}
          />
        )}
      </Field>
      {elements.length > 0 && (
        <ol className={styles.list} aria-label="What it becomes">
          {elements.map((element, index) => (
            <Line
              key={index}
              element={element}
              onChange={(type) => setChosen({ ...chosen, [index]: type })}
            />
          ))}
        </ol>
      )}
      <ModalActions>
        <Button look="brass" disabled={added.length === 0} onClick={handleAdd}>
          {added.length === 0 ? 'Add to the menu' : `Add ${added.length} to the menu`}
        </Button>
        <p className={layout.quiet}>They go at the end of the menu. Guests see them once you save it.</p>
      </ModalActions>
    </>
  );
}

type LineProps = {
  element: Omit<ReadElement, 'elementType'> & { elementType: MenuElementType | null };
  onChange: (type: MenuElementType | null) => void;
};

function Line({ element: { elementType, name, description, price }, onChange }: LineProps) {
  return (
    <li className={styles.line} data-type={elementType ?? 'none'}>
      <label>
        <VisuallyHidden>{`What “${name || price}” is`}</VisuallyHidden>
        <select
          className={styles.type}
          value={elementType ?? ''}
          onChange={(event) => onChange(types.find((type) => type === event.target.value) ?? null)}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {menuTypeNames[type]}
            </option>
          ))}
          <option value="">Leave out</option>
        </select>
      </label>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.price}>{price}</span>
    </li>
  );
}

function isFilled({ text }: typeof nothing): boolean {
  return text.trim() !== '';
}
