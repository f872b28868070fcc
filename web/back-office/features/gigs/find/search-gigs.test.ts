import { searchable } from '../../../records/fields/searchable.ts';
import { asksSomething, indexGigs, searchGigs, yearsOf } from './search-gigs.ts';

const index = indexGigs([
  { _id: 'a', artist: 'Seán Ó’Riada & Friends', datetime: '2024-06-14T20:00:00Z' },
  { _id: 'b', artist: 'The Slip Sisters', datetime: '2026-12-31T23:30:00Z' },
  { _id: 'c', artist: 'Sigrún Ørsted', datetime: '2026-06-05T20:00:00Z' },
  { _id: 'd', artist: 'Low Water' },
]);
const nothing = { name: '', year: '', month: '' };
const find = (question: Partial<typeof nothing>) =>
  searchGigs(index, { ...nothing, ...question }).map(({ _id }) => _id);

describe('the search for gigs', () => {
  it('takes letters with and without accents for the same', () => {
    expect(searchable(' Séan  Ó’RIADA ')).toBe('sean oriada');
    expect(find({ name: 'sean' })).toEqual(['a']);
    expect(find({ name: 'orsted' })).toEqual(['c']);
    expect(find({ name: 'Ørsted' })).toEqual(['c']);
    expect(find({ name: "o'riada" })).toEqual(['a']);
  });

  it('wants every word, in any order and half typed', () => {
    expect(find({ name: 'sisters sl' })).toEqual(['b']);
    expect(find({ name: 'sisters water' })).toEqual([]);
  });

  it('finds by month and year of the venue’s calendar', () => {
    expect(find({ year: '2026' })).toEqual(['b', 'c']);
    expect(find({ month: '06' })).toEqual(['c', 'a']);
    expect(find({ year: '2024', month: '06', name: 'friends' })).toEqual(['a']);
  });

  it('lists gigs without a date first, then the latest', () => {
    expect(find({})).toEqual(['d', 'b', 'c', 'a']);
    expect(yearsOf(index)).toEqual(['2026', '2024']);
  });

  it('knows a question from white space', () => {
    expect(asksSomething(nothing)).toBe(false);
    expect(asksSomething({ ...nothing, name: ' … ' })).toBe(false);
    expect(asksSomething({ ...nothing, month: '06' })).toBe(true);
  });

  it('answers among 3,000 gigs faster than a person types', () => {
    const many = indexGigs(
      Array.from({ length: 3_000 }, (_, at) => ({
        _id: String(at),
        artist: `Band ${at} & the Ørsted Tides`,
        datetime: new Date(Date.UTC(2016, 0, 1 + at)).toISOString(),
      })),
    );
    expect(searchGigs(many, { ...nothing, name: 'tides 2999' })).toHaveLength(1);
    expect(searchGigs(many, { ...nothing, year: '2020', month: '02' })).toHaveLength(29);
  });
});
