import { menuTypeNames, showPrice } from '@venue/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useDraftInput } from '../../../unsaved/use-draft-input.ts';
import { useStaff } from '../../../access/staff.ts';
import layout from '../../../shell/layout.module.css';
import { ModalActions } from '../../../shell/modal-actions.tsx';
import styles from './paste-lines.module.css';
import { readLines, toElements, type LineKind, type ReadElement, type ReadLine } from './read-lines.ts';

/** What a pasted line may be. */
const kinds: Partial<Record<LineKind, string>> = {
  CategoryTitle: menuTypeNames.CategoryTitle,
  Dish: menuTypeNames.Dish,
  WineItem: menuTypeNames.WineItem,
  description: 'Description',
  price: 'Price',
  Message: menuTypeNames.Message,
  Title: menuTypeNames.Title,
  none: 'Leave out',
};

type PasteLinesProps = {
  /** Where the draft of the text is stored. */
  path: string;
  onAdd: (elements: ReadElement[]) => void;
};

const nothing = { text: '' };

/** A list from a mail or a spreadsheet, and how each of its lines was read, to be mended before anything is added. */
export function PasteLines({ path, onAdd }: PasteLinesProps) {
  const { uid } = useStaff();
  const pasted = useDraftInput({ name: 'the pasted list', path, uid, empty: nothing, isFilled });
  const { text } = pasted.values;
  /** What somebody has made of a line, by its place. */
  const [chosen, setChosen] = useState<Record<number, LineKind>>({});
  const lines = readLines(text).map((line, index) => ({ ...line, kind: chosen[index] ?? line.kind }));
  const added = toElements(lines);

  function handleAdd() {
    onAdd(added);
    pasted.clear();
  }

  return (
    <>
      <Field
        label="The list"
        hint="One dish per line, with its price at the end. A line without a price is a category, or more about the dish above it: look at each line below."
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
      {lines.length > 0 && (
        <ol className={styles.list} aria-label="What each line becomes">
          {lines.map((line, index) => (
            <Line key={index} line={line} onChange={(kind) => setChosen({ ...chosen, [index]: kind })} />
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

type LineProps = { line: ReadLine; onChange: (kind: LineKind) => void };

function Line({ line: { kind, name, description, price, text }, onChange }: LineProps) {
  const isMore = kind === 'description' || kind === 'price';
  return (
    <li className={`${layout.line} ${styles.line}`} data-kind={kind}>
      <label>
        <VisuallyHidden>{`What “${name || text}” is`}</VisuallyHidden>
        <select
          className={styles.type}
          value={kind}
          onChange={(event) => onChange(event.target.value as LineKind)}
        >
          {Object.entries(kinds).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <span className={`${layout.words} ${styles.words}`}>
        {isMore ? (
          <span className={layout.quiet}>{text}</span>
        ) : (
          <>
            <span className={styles.name}>{name}</span>
            {description && <span className={layout.quiet}>{description}</span>}
          </>
        )}
      </span>
      {kind === 'description' ? (
        // The most frequent mistake: a heading right below a dish.
        <Button small look="quiet" onClick={() => onChange('CategoryTitle')}>
          Category<VisuallyHidden>: make “{text}” one</VisuallyHidden>
        </Button>
      ) : (
        !isMore && <span className={styles.price}>{showPrice(price)}</span>
      )}
    </li>
  );
}

function isFilled({ text }: typeof nothing): boolean {
  return text.trim() !== '';
}
