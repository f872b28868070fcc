import fc from 'fast-check';
import { fromLocalInput } from '../time/dates.ts';
import {
  gigState,
  isArchived,
  pastGigs,
  playedGigs,
  statusOf,
  upcomingGigs,
  type GigTimes,
} from './gig-state.ts';

const now = new Date('2026-11-20T22:00Z');
const at = (time: string, more: GigTimes = {}): GigTimes => ({ datetime: new Date(time), ...more });

test('a gig without a likely end is on until exactly four hours after its start', () => {
  expect(gigState(at('2026-11-20T22:00:00.001Z'), now)).toBe('upcoming');
  expect(gigState(at('2026-11-20T22:00Z'), now)).toBe('onNow');
  expect(gigState(at('2026-11-20T18:00:00.001Z'), now)).toBe('onNow');
  expect(gigState(at('2026-11-20T18:00Z'), now)).toBe('past');
});

test('a gig with a likely end is on until then, be it earlier or later', () => {
  const endsAt = (time: string) => ({ endsAt: new Date(time) });
  expect(gigState(at('2026-11-20T20:00Z', endsAt('2026-11-20T22:00Z')), now)).toBe('past');
  expect(gigState(at('2026-11-20T20:00Z', endsAt('2026-11-20T22:00:00.001Z')), now)).toBe('onNow');
  expect(gigState(at('2026-11-20T16:00Z', endsAt('2026-11-20T22:30Z')), now)).toBe('onNow');
});

test('an end that cannot be right does not count', () => {
  for (const endsAt of [new Date('2026-11-20T16:00Z'), new Date('2027-11-20T23:00Z')])
    expect(gigState(at('2026-11-20T17:00Z', { endsAt }), now)).toBe('past');
});

test.each(['cancelled', 'postponed'] as const)(
  'a %s gig is never on, and stays listed until its night is over',
  (status) => {
    const gig = { datetime: fromLocalInput('2026-11-20T13:00'), status };
    expect(gigState(gig, fromLocalInput('2026-11-20T14:00'))).toBe('upcoming');
    expect(gigState(gig, fromLocalInput('2026-11-21T04:59'))).toBe('upcoming');
    expect(gigState(gig, fromLocalInput('2026-11-21T05:00'))).toBe('past');
  },
);

test('the back office archives a gig at its start, whatever becomes of it', () => {
  for (const more of [{}, { status: 'cancelled' }, { endsAt: new Date('2026-11-21T01:00Z') }] as GigTimes[]) {
    expect(isArchived(at('2026-11-20T22:00:00.001Z', more), now)).toBe(false);
    expect(isArchived(at('2026-11-20T22:00Z', more), now)).toBe(true);
  }
  expect(isArchived({}, now)).toBe(false);
});

test('a gig that is sold out takes place', () => {
  expect(gigState(at('2026-11-20T21:00Z', { status: 'soldOut' }), now)).toBe('onNow');
});

test('a gig without a date comes after all others', () => {
  const list: GigTimes[] = [{}, at('2026-12-20T20:00Z'), at('2026-11-01T20:00Z'), at('2026-11-21T20:00Z')];
  expect(upcomingGigs(list, now)).toEqual([list[3], list[1], list[0]]);
  expect(pastGigs(list, now)).toEqual([list[2]]);
});

test('a gig that did not take place is not in the public archive', () => {
  const list = [at('2026-11-01T20:00Z', { status: 'cancelled' }), at('2026-11-02T20:00Z')];
  expect(pastGigs(list, now)).toHaveLength(2);
  expect(playedGigs(list, now)).toEqual([list[1]]);
});

test('a gig without a status is scheduled', () => {
  expect([statusOf({}), statusOf({ status: 'soldOut' })]).toEqual(['scheduled', 'soldOut']);
});

const events = fc.array(
  fc.record(
    {
      datetime: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      status: fc.constantFrom('scheduled', 'cancelled', 'postponed', 'soldOut'),
      _id: fc.uuid(),
    },
    { requiredKeys: ['_id'] },
  ),
);

test('every event is either upcoming or past, upcoming ascending and past latest first', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(events, moments, (list, moment) => {
      const before = [...list];
      const [next, gone] = [upcomingGigs(list, moment), pastGigs(list, moment)];
      expect(new Set([...next, ...gone])).toEqual(new Set(list));
      expect(next.length + gone.length).toBe(list.length);
      const times = (gigs: GigTimes[]) => gigs.map(({ datetime }) => datetime?.getTime() ?? Infinity);
      expect(times(next)).toEqual(times(next).sort((a, b) => a - b));
      expect(times(gone)).toEqual(times(gone).sort((a, b) => b - a));
      expect(list).toEqual(before);
    }),
  );
});
