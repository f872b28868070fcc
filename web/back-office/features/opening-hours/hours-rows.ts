import { newEntryId, type OpeningHoursElement } from '@venue/domain';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { EditableList } from '../../records/lists/list-editor.tsx';
import type { HoursInput } from './hours-input.ts';

/** Lines that are moved and removed as one: an area, or days with their times. One of the two may be missing. */
export type HoursRow = {
  /** Place of the first line. */
  start: number;
  lines: OpeningHoursElement['elementType'][];
};

/** Groups the lines of the opening hours into rows: times belong to the days above them. */
export function rowsOf(contents: readonly Pick<OpeningHoursElement, 'elementType'>[]): HoursRow[] {
  const rows: HoursRow[] = [];
  contents.forEach(({ elementType }, index) => {
    const last = rows.at(-1);
    const isPair = elementType === 'Times' && last?.lines.length === 1 && last.lines[0] === 'Days';
    if (isPair) last.lines.push(elementType);
    else rows.push({ start: index, lines: [elementType] });
  });
  return rows;
}

/** The rows of the form as a list to edit. The stored list of lines stays flat. */
export function useHoursRows(form: UseFormReturn<HoursInput>): {
  rows: HoursRow[];
  list: EditableList<OpeningHoursElement[]>;
  /** Adds new lines behind a row, each with an id of its own; -1 for the front. */
  addAfter: (row: number, lines: OpeningHoursElement[]) => void;
} {
  const name = 'contents';
  const { fields, move, insert, remove } = useFieldArray({ control: form.control, name, keyName: 'key' });
  const rows = rowsOf(fields);
  const startOf = (row: number) => rows[row]?.start ?? fields.length;
  const insertAt = (start: number, lines: OpeningHoursElement[]) =>
    insert(start, lines, { shouldFocus: false });

  function moveRow(from: number, to: number): void {
    const { start, lines } = rows[from]!;
    const length = lines.length;
    const before = rows.toSpliced(from, 1).slice(0, to);
    const target = before.reduce((sum, row) => sum + row.lines.length, 0);
    for (let line = 0; line < length; line += 1) {
      if (target > start) move(start, target + length - 1);
      else move(start + line, target + line);
    }
  }

  return {
    rows,
    list: {
      keys: rows.map(({ start }) => fields[start]!.key),
      read: (row) => rows[row]!.lines.map((_, line) => form.getValues(`${name}.${startOf(row) + line}`)),
      move: moveRow,
      insert: (row, lines) => insertAt(startOf(row), lines),
      remove: (row) => remove(rows[row]!.lines.map((_, line) => startOf(row) + line)),
    },
    addAfter: (row, lines) =>
      insertAt(
        startOf(row + 1),
        lines.map((line) => ({ _id: newEntryId(), ...line })),
      ),
  };
}
