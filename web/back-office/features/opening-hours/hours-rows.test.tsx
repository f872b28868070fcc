import { act, renderHook } from '@testing-library/react';
import type { OpeningHoursElement } from '@venue/domain';
import { useForm } from 'react-hook-form';
import type { HoursInput } from './hours-input.ts';
import { rowsOf, useHoursRows } from './hours-rows.ts';

/** Lines from "A Restaurant", "D Monday" and "T Closed". */
function linesOf(...lines: string[]): OpeningHoursElement[] {
  const types = { A: 'Area', D: 'Days', T: 'Times' } as const;
  return lines.map((line) => ({ elementType: types[line[0] as 'A'], content: line.slice(2) }));
}

const usual = linesOf(
  'A Restaurant',
  'D Monday',
  'T Closed',
  'D Friday',
  'T 17–22',
  'A Bar',
  'D Friday',
  'T 12–24',
);

function edit(contents: OpeningHoursElement[]) {
  const { result } = renderHook(() => {
    const form = useForm<HoursInput>({ defaultValues: { contents } });
    return { form, ...useHoursRows(form) };
  });
  return {
    result,
    read: () => result.current.form.getValues('contents').map(({ content }) => content),
    keys: () => result.current.list.keys,
  };
}

it('times stand in a row with the days above them', () => {
  expect(rowsOf(usual).map(({ start, lines }) => [start, lines.length])).toEqual([
    ...[
      [0, 1],
      [1, 2],
      [3, 2],
      [5, 1],
      [6, 2],
    ],
  ]);
});

it('lines in an unusual order lose nothing', () => {
  const odd = linesOf('T 12–15', 'D Sunday', 'D Monday', 'T 12–15', 'T 17–21', 'A Bar', 'T 12–24');
  const rows = rowsOf(odd);
  expect(rows.flatMap(({ start, lines }) => lines.map((type, line) => [start + line, type]))).toEqual(
    odd.map(({ elementType }, index) => [index, elementType]),
  );
  expect(rows.map(({ lines }) => lines.length)).toEqual([1, 1, 2, 1, 1, 1]);
});

it.each([
  ['down', 1, 2, ['Restaurant', 'Friday', '17–22', 'Monday', 'Closed', 'Bar', 'Friday', '12–24']],
  [
    'into the next area',
    2,
    3,
    ['Restaurant', 'Monday', 'Closed', 'Bar', 'Friday', '17–22', 'Friday', '12–24'],
  ],
  ['up', 4, 1, ['Restaurant', 'Friday', '12–24', 'Monday', 'Closed', 'Friday', '17–22', 'Bar']],
  ['to the front', 2, 0, ['Friday', '17–22', 'Restaurant', 'Monday', 'Closed', 'Bar', 'Friday', '12–24']],
  ['to the end', 0, 4, ['Monday', 'Closed', 'Friday', '17–22', 'Bar', 'Friday', '12–24', 'Restaurant']],
])('a row moves %s with its lines and keeps its key', (_where, from, to, expected) => {
  const { result, read, keys } = edit(usual);
  const key = keys()[from];
  act(() => result.current.list.move(from, to));
  expect(read()).toEqual(expected);
  expect(keys()[to]).toBe(key);
});

it('a row is removed and comes back whole', () => {
  const { result, read } = edit(usual);
  const lines = structuredClone(result.current.list.read(1));
  act(() => result.current.list.remove(1));
  expect(read()).toEqual(['Restaurant', 'Friday', '17–22', 'Bar', 'Friday', '12–24']);
  act(() => result.current.list.insert(1, lines));
  expect(read()).toEqual(usual.map(({ content }) => content));
});

it('lines are added behind a row, and at the end', () => {
  const { result, read } = edit(linesOf('A Restaurant', 'A Bar'));
  act(() => result.current.addAfter(0, linesOf('D Monday', 'T Closed')));
  act(() => result.current.addAfter(result.current.rows.length, linesOf('D Friday')));
  const ids = result.current.form.getValues('contents').flatMap(({ _id }) => _id ?? []);
  expect(new Set(ids).size).toBe(3);
  expect(read()).toEqual(['Restaurant', 'Monday', 'Closed', 'Bar', 'Friday']);
});
