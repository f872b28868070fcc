import fc from 'fast-check';
import * as domain from './gig.ts';

const now = new Date('2026-11-20T22:00Z');
const at = (time: string) => ({ datetime: new Date(time) });

test('a gig is upcoming for visitors until exactly four hours after its start', () => {
  expect(domain.isPastForPublic(at('2026-11-20T18:00:00.001Z'), now)).toBe(false);
  expect(domain.isPastForPublic(at('2026-11-20T18:00Z'), now)).toBe(true);
});

test('a gig is archived for staff from its start', () => {
  expect(domain.isPastForAdmin(at('2026-11-20T22:00:00.001Z'), now)).toBe(false);
  expect(domain.isPastForAdmin(at('2026-11-20T22:00Z'), now)).toBe(true);
});

const events = fc.array(fc.record({ datetime: fc.date({ noInvalidDate: true }), _id: fc.uuid() }));

test('every event is either upcoming or past, upcoming ascending and past latest first', () => {
  fc.assert(
    fc.property(events, fc.date({ noInvalidDate: true }), (list, moment) => {
      const before = [...list];
      for (const [next, gone] of [
        [domain.upcomingEvents(list, moment), domain.pastEvents(list, moment)],
        [domain.upcomingForAdmin(list, moment), domain.archivedForAdmin(list, moment)],
      ] as const) {
        expect(new Set([...next, ...gone])).toEqual(new Set(list));
        expect(next.length + gone.length).toBe(list.length);
        const times = [...gone]
          .reverse()
          .concat(next)
          .map((event) => event.datetime.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }
      expect(list).toEqual(before);
    }),
  );
});
