import type { Booking } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import { EveningSheet } from './evening-sheet.tsx';

const now = new Date('2026-07-11T17:00:00Z');
const longNote = 'Severe nut allergy. '.repeat(50);

/** An evening of twenty tables, some of them with these notes. */
const evening = (notes: string[]) =>
  Array.from({ length: 20 }, (_, index): Booking => ({
    _id: String(index),
    name: `Guest ${index}`,
    email: '',
    phone: '087 555 0101',
    date: '2026-07-11',
    time: '19:30',
    partySize: 4,
    message: notes[index] ?? '',
    needsConfirmation: false,
    createdAt: now,
  }));

it.each<[string, string[], boolean]>([
  ['an evening with short notes is printed large', Array(10).fill('A high chair, please.'), false],
  ['two long notes make the print smaller, so that it stays on one sheet', [longNote, longNote], true],
])('%s', (_what, notes, isDense) => {
  const { container } = render(<EveningSheet evening="2026-07-11" bookings={evening(notes)} />);
  expect(container.firstElementChild!.hasAttribute('data-dense')).toBe(isDense);
  for (const note of notes.slice(0, 1)) expect(screen.getAllByText(note.trim())[0]).toBeInTheDocument();
});

it('allergies have a column of their own, and a table has one as soon as there are any', () => {
  const [first, second] = evening([]);
  render(
    <EveningSheet
      evening="2026-07-11"
      bookings={[{ ...first!, allergies: 'Nuts', note: 'Regulars', tables: ['T1', 'T2'] }, second!]}
    />,
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['19:30', '4', 'Guest 0 (not confirmed)', 'T1 + T2', 'Regulars', 'Nuts', ''],
    ...['19:30', '4', 'Guest 1 (not confirmed)', '', '', '', ''],
  ]);
});
