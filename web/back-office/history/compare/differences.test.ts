import fc from 'fast-check';
import { findDifferences } from './differences.ts';
import type { PartEntry, RecordPart } from './record-parts.ts';

const textPart = (label: string, text: string): RecordPart => ({ kind: 'text', label, text });
const picturePart = (label: string, file: string): RecordPart => ({ kind: 'picture', label, file });
const listPart = (label: string, entries: PartEntry[]): RecordPart => ({ kind: 'list', label, entries });

const lines = (...texts: string[]): RecordPart[] => [
  listPart(
    'Line',
    texts.map((text) => ({ text })),
  ),
];

describe('differences of two states', () => {
  it('names the fields that changed, with both values, and no other', () => {
    const from = [textPart('Title', 'Lunch'), textPart('Text', 'Soup'), picturePart('Picture', 'a.jpg')];
    const to = [textPart('Title', 'Dinner'), textPart('Text', 'Soup'), picturePart('Picture', '')];
    expect(findDifferences(from, to)).toEqual([
      { label: 'Title', kind: 'changed', from: { text: 'Lunch' }, to: { text: 'Dinner' } },
      {
        label: 'Picture',
        kind: 'changed',
        from: { text: '', picture: 'a.jpg' },
        to: { text: '', picture: '' },
      },
    ]);
  });

  it('knows an entry that was changed from one that was added or removed', () => {
    const [chowder, hake, oysters] = ['a', 'b', 'c'].map((_id) => (text: string) => ({ _id, text }));
    const sweets = { _id: 'd', text: 'Category: Sweets' };
    const found = findDifferences(
      [listPart('Line', [chowder!('Dish: Chowder · 9'), hake!('Dish: Hake with samphire · 24'), sweets])],
      [listPart('Line', [hake!('Dish: Hake with samphire · 26'), sweets, oysters!('Dish: Oysters · 14')])],
    );
    expect(found.map(({ label, kind, from, to }) => [label, kind, from?.text, to?.text])).toEqual([
      ['Line 1', 'changed', 'Dish: Hake with samphire · 24', 'Dish: Hake with samphire · 26'],
      ['Line 1', 'removed', 'Dish: Chowder · 9', undefined],
      ['Line 3', 'added', undefined, 'Dish: Oysters · 14'],
    ]);
  });

  it('takes new times in the place of old ones for a change', () => {
    const [found] = findDifferences(lines('Sunday', '13:00 – 19:00'), lines('Sunday', '14:00 – 20:00'));
    expect(found).toMatchObject({ kind: 'changed', from: { text: '13:00 – 19:00' } });
  });

  it('knows an entry that was only moved', () => {
    const found = findDifferences(lines('Monday', 'Tuesday', 'Sunday'), lines('Sunday', 'Monday', 'Tuesday'));
    expect(found).toEqual([{ label: 'Line 1', kind: 'moved', places: [3, 1], to: { text: 'Sunday' } }]);
  });

  it('calls an entry by its name, and counts only those without one', () => {
    const hake = { name: 'Dish “Hake”', text: 'Dish: Hake · 24' };
    const dearer = { ...hake, text: 'Dish: Hake · 26' };
    const soup = { name: 'Dish “Soup”', text: 'Dish: Soup · 9' };
    const found = findDifferences(
      [listPart('Item', [hake, soup])],
      [listPart('Item', [dearer, { text: '', picture: 'a.jpg' }])],
    );
    expect(found.map(({ label, kind }) => [label, kind])).toEqual([
      ['Dish “Hake”', 'changed'],
      ['Item 2', 'changed'],
    ]);
  });

  it('finds nothing between equal states, and something between all others', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'a b'), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const found = findDifferences(lines(...from), lines(...to));
        expect(found.length === 0).toBe(JSON.stringify(from) === JSON.stringify(to));
      }),
    );
  });
});
