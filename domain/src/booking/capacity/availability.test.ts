import fc from 'fast-check';
import { anyAsked, bookOne, wishes } from './asked.fixture.ts';
import type { Asked } from './asked.ts';
import { check } from './check.ts';
import { fromLocalInput } from '../../time/dates.ts';
import { loadOf, partiesOf } from './parties.ts';
import { exceededWhere, timesSlowly, withoutTable } from './slow-model.fixture.ts';
import { times } from './times.ts';

/** BOOK_RUNS=5000 tries more, with FC_SEED=1 others. */
const numRuns = Number(process.env['BOOK_RUNS'] ?? 200);

const timeout = 30_000 + numRuns * 100;

it('agrees with a model that walks through the evening minute by minute', { timeout }, () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      expect(times(asked)).toEqual(timesSlowly(asked));
    }),
    { numRuns },
  );
});

it('says of each time of an evening what a check of that time says', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      for (const { date, time, isFree, over = {} } of times(asked).times)
        expect(check(asked, fromLocalInput(`${date}T${time}`))).toMatchObject({ isFree, over });
    }),
    { numRuns: 100 },
  );
});

it(
  'guests exceed no limit and share no table, whatever they book, and whatever staff have forced before',
  { timeout },
  () => {
    let booked = 0;
    fc.assert(
      fc.property(anyAsked, wishes, (given, all) => {
        let asked: Asked = { ...given, who: 'guest', without: 'nobody' };
        const before = withoutTable(asked);
        all.forEach((wish, place) => {
          const next = bookOne(asked, wish, `guest${place}`);
          if (!next) return;
          booked += 1;
          asked = next.asked;
          expect(exceededWhere(next.entry, asked)).toEqual([]);
          // Nobody who was there before loses a table to a guest.
          expect(withoutTable(asked)).toBe(before);
        });
      }),
      { numRuns },
    );
    expect(booked).toBeGreaterThan(numRuns / 2);
  },
);

it('the capacity document of an evening says the same as its bookings', { timeout }, () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const load = asked.load.filter(({ state }) => state !== 'offered');
      const parties = partiesOf(load, asked.evening, asked.rules);
      const { without: _without, ...question } = asked;
      expect(times({ ...question, load: loadOf(parties, asked.evening) })).toEqual(
        times({ ...question, load }),
      );
    }),
    { numRuns },
  );
});

it('a booking that is cancelled frees exactly what it held', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const load = asked.load.map((entry) =>
        entry.id === 'b0' ? { ...entry, state: 'cancelled' as const } : entry,
      );
      const without = asked.load.filter(({ id }) => id !== 'b0');
      const question = { ...asked, without: 'nobody' };
      expect(times({ ...question, load })).toEqual(times({ ...question, load: without }));
    }),
    { numRuns: 100 },
  );
});
