import fc from 'fast-check';
import { gig, type Gig } from '../gig/gig.ts';
import { readRecord } from '../record/read.ts';
import { fromLocalInput } from '../time/dates.ts';
import { buildHours } from './build-hours.fixture.ts';
import { nowWords, nowWordsUntil } from './now-words.ts';

const house = [
  ...['Area: Restaurant', 'Days: Monday', 'Times: Closed', 'Days: Tuesday – Sunday', 'Times: 17:30 – 21:30'],
  ...['Area: Bar', 'Days: Every day', 'Times: 12:00 – 00:30'],
  ...['Area: Bar kitchen', 'Days: Every day', 'Times: 12:30 – 20:30'],
];
const hours = buildHours(house);
// A Friday.
const steps = build({ artist: 'The Eleven Steps', datetime: fromLocalInput('2026-11-27T21:00') });

function build(fields: object): Gig {
  return readRecord(gig, 'g', fields);
}

const said = (time: string, gigs = [steps], given = hours) =>
  nowWords(given, gigs, fromLocalInput(time))?.text;

describe('what is said about now', () => {
  it.each([
    [
      '2026-11-27T20:45',
      'Open now, bar till 00:30, restaurant till 21:30 · bar kitchen closed · The Eleven Steps at 9',
    ],
    [
      '2026-11-27T22:00',
      'Open now, bar till 00:30 · restaurant & bar kitchen closed · The Eleven Steps on now',
    ],
    [
      '2026-11-28T00:29',
      'Open now, bar till 00:30 · restaurant & bar kitchen closed · The Eleven Steps on now',
    ],
    ['2026-11-28T00:30', 'Closed now, bar opens at 12:00 · The Eleven Steps on now'],
    ['2026-11-28T01:00', 'Closed now, bar opens at 12:00'],
    [
      '2026-11-27T12:10',
      'Open now, bar till 00:30 · restaurant from 17:30 · bar kitchen from 12:30 · The Eleven Steps at 9',
    ],
    [
      '2026-11-27T11:59',
      'Closed now, bar opens at 12:00 · restaurant from 17:30 · bar kitchen from 12:30 · The Eleven Steps at 9',
    ],
    ['2026-11-26T22:00', 'Open now, bar till 00:30 · restaurant & bar kitchen closed'],
  ])('at %s: %s', (time, words) => expect(said(time)).toBe(words));

  it.each([
    [{ datetime: fromLocalInput('2026-11-27T21:30') }, 'The Eleven Steps at 9:30'],
    [{ status: 'soldOut' }, 'The Eleven Steps at 9, sold out'],
    [{ status: 'cancelled' }, 'The Eleven Steps cancelled'],
    [{ status: 'postponed' }, 'The Eleven Steps postponed'],
    [{ artist: '' }, 'music at 9'],
  ])('a gig with %j: %s', (changes, words) => {
    expect(said('2026-11-27T18:00', [{ ...steps, ...changes } as Gig])).toMatch(new RegExp(` · ${words}$`));
  });

  it('comes in pieces, the most important first and the gig last', () => {
    const { pieces, hasGig } = nowWords(hours, [steps], fromLocalInput('2026-11-27T20:45'))!;
    expect(pieces).toEqual([
      'Open now, bar till 00:30',
      ', restaurant till 21:30',
      ' · bar kitchen closed',
      ' · The Eleven Steps at 9',
    ]);
    expect(hasGig).toBe(true);
    const unknown = nowWords(buildHours([]), [steps], fromLocalInput('2026-11-27T20:45'));
    expect(unknown?.pieces).toEqual(['The Eleven Steps at 9']);
  });

  it('a gig of another night, or without a date, is not tonight’s', () => {
    expect(said('2026-11-26T18:00')).not.toContain('Steps');
    expect(said('2026-11-27T18:00', [build({ artist: 'Nobody yet' })])).not.toContain('Nobody');
    // Half past midnight of Saturday is Friday's night.
    const late = build({ artist: 'Late ones', datetime: fromLocalInput('2026-11-28T00:30') });
    expect(said('2026-11-27T18:00', [late])).toContain('Late ones at 12:30 AM');
  });

  it('a gig that is called off is named only while no other is to come', () => {
    const off = { ...steps, status: 'cancelled' } as Gig;
    const instead = build({ artist: 'The Stand-ins', datetime: fromLocalInput('2026-11-27T21:30') });
    expect(said('2026-11-27T18:00', [off, instead])).toMatch(/ · The Stand-ins at 9:30$/);
    expect(said('2026-11-27T22:00', [off, instead])).toMatch(/ · The Stand-ins on now$/);
    expect(said('2026-11-28T02:00', [off, instead])).toMatch(/ · The Eleven Steps cancelled$/);
    const until = nowWordsUntil(buildHours([]), [off, instead], fromLocalInput('2026-11-27T21:00'));
    expect(until).toEqual(fromLocalInput('2026-11-27T21:30'));
  });

  it('the next opening is named by its day', () => {
    const week = buildHours(['Area: The Loft', 'Days: Saturday', 'Times: 18:00 – 23:00']);
    expect(said('2026-11-28T17:00', [], week)).toBe('Closed now, The Loft opens at 18:00');
    expect(said('2026-11-27T18:00', [], week)).toBe('Closed now, The Loft opens tomorrow at 18:00');
    expect(said('2026-11-24T18:00', [], week)).toBe('Closed now, The Loft opens Saturday at 18:00');
    const closed = buildHours(house, [{ from: '2026-11-27', to: '2026-12-26', closed: true }]);
    expect(said('2026-11-27T18:00', [], closed)).toBe('Closed now, bar opens on December 27 at 12:00');
  });

  it('without readable hours only the gig is said, and without one nothing', () => {
    expect(said('2026-11-27T18:00', [steps], buildHours([]))).toBe('The Eleven Steps at 9');
    expect(
      said('2026-11-27T18:00', [], buildHours(['Area: Bar', 'Days: Feast days', 'Times: late'])),
    ).toBeUndefined();
  });
});

describe('the words change only when they say they may', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-27', '2026-12-31'];

  it('over midnight and both clock changes', () => {
    const minute = fc.integer({ min: 0, max: 2 * 24 * 60 });
    fc.assert(
      fc.property(fc.constantFrom(...days), minute, (day, after) => {
        const gigs = [build({ artist: 'A', datetime: fromLocalInput(`${day}T21:00`) })];
        const now = new Date(fromLocalInput(`${day}T00:00`).getTime() + after * 60_000);
        const until = nowWordsUntil(hours, gigs, now);
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        const words = nowWords(hours, gigs, now);
        for (let time = now.getTime(); time < until.getTime(); time += 7 * 60_000)
          expect(nowWords(hours, gigs, new Date(time))).toEqual(words);
        expect(nowWords(hours, gigs, new Date(until.getTime() - 1))).toEqual(words);
      }),
      { numRuns: 60 },
    );
  });
});
