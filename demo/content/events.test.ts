import fc from 'fast-check';
import { byDate, excerpt, isPast, localDay, statusOf, toLocalInput } from '@venue/domain';
import { gigSchema } from '@venue/domain/schemas';
import { events } from './events.ts';
import { demoImages } from './images.ts';

const hour = 60 * 60 * 1_000;

/** Any moment of some years, with the nights of clock changes and the small hours after a gig drawn often. */
const anyMoment = fc.oneof(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'),
      fc.integer({ min: -30 * hour, max: 30 * hour }),
    )
    .map(([day, shift]) => new Date(new Date(`${day}T01:00:00Z`).getTime() + shift)),
);

test('14 gigs are to come and 30 are past, whenever the venue opens', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const gigs = events(now);
      expect(gigs.filter((gig) => isPast(gig, now))).toHaveLength(30);
      expect(gigs).toHaveLength(44);
    }),
    { numRuns: 150 },
  );
});

test('the next gig is at nine tonight, or at nine tomorrow once it is eight', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const next = events(now).find((gig) => !isPast(gig, now));
      const early = toLocalInput(now).slice(11) < '20:00';
      const start = next!.datetime!;
      expect(toLocalInput(start).slice(11)).toBe('21:00');
      expect(localDay(start) === localDay(now)).toBe(early);
      expect(start.getTime() - now.getTime()).toBeLessThanOrEqual(26 * hour);
    }),
    { numRuns: 100 },
  );
});

test('gigs ascend, no two at once, each with an id of its own', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const gigs = events(now);
      expect(gigs.every((gig, index) => index === 0 || byDate(gigs[index - 1]!, gig) < 0)).toBe(true);
      expect(new Set(gigs.map((gig) => gig._id)).size).toBe(gigs.length);
    }),
    { numRuns: 50 },
  );
});

test('no picture hangs beside itself', () => {
  for (let day = 15; day < 22; day += 1) {
    const gigs = events(new Date(`2026-06-${day}T12:00:00Z`));
    const twice = gigs.filter((gig, index) => gig.img !== '' && gig.img === gigs[index + 1]?.img);
    expect(twice.map((gig) => gig.artist)).toEqual([]);
  }
});

describe('the programme', () => {
  const gigs = events(new Date('2026-11-20T12:00:00Z'));

  test('could have been typed in by staff', async () => {
    for (const gig of gigs) {
      const { _id, ...body } = gig;
      await expect(gigSchema.validate(body), _id).resolves.toEqual(body);
    }
  });

  test('has one gig without a description, one without a picture and one without a link', () => {
    expect(gigs.filter((gig) => gig.desc === '')).toHaveLength(1);
    expect(gigs.filter((gig) => gig.img === '')).toHaveLength(1);
    expect(gigs.filter((gig) => gig.artistLink === '')).toHaveLength(1);
  });

  test('has one gig that is sold out, one that is cancelled and one whose date is to be announced', () => {
    const having = (status: string) => gigs.filter((gig) => statusOf(gig) === status);
    expect([having('soldOut').length, having('cancelled').length]).toEqual([1, 1]);
    expect(gigs.filter(({ datetime }) => !datetime)).toHaveLength(1);
    expect(gigs.filter(({ price, doorsAt, support }) => price && doorsAt && support)).not.toEqual([]);
  });

  test('names only pictures that exist', () => {
    const files = gigs.map((gig) => gig.img).filter((file) => file !== '');
    expect(files.filter((file) => !(demoImages as readonly string[]).includes(file))).toEqual([]);
  });

  test('is sometimes too long for its card, and sometimes not', () => {
    const cut = gigs.filter((gig) => gig.desc !== '' && excerpt(gig.desc).endsWith('...'));
    expect(cut.length).toBeGreaterThanOrEqual(5);
    expect(cut.length).toBeLessThan(30);
  });
});
