import fc from 'fast-check';
import { isVisible, nextChangeAt, type Visibility } from './visibility.ts';

const noon = new Date('2026-03-15T12:00:00Z');
const five = new Date('2026-03-15T17:00:00Z');

it.each<[Visibility, string, boolean]>([
  [{}, '2026-03-15T12:00:00Z', true],
  [{ isDraft: false }, '2026-03-15T12:00:00Z', true],
  [{ isDraft: true }, '2026-03-15T12:00:00Z', false],
  [{ showFrom: noon }, '2026-03-15T11:59:59.999Z', false],
  [{ showFrom: noon }, '2026-03-15T12:00:00Z', true],
  [{ showUntil: five }, '2026-03-15T16:59:59.999Z', true],
  [{ showUntil: five }, '2026-03-15T17:00:00Z', false],
  [{ showFrom: noon, showUntil: five }, '2026-03-15T14:00:00Z', true],
  [{ isDraft: true, showFrom: noon, showUntil: five }, '2026-03-15T14:00:00Z', false],
])('%j at %s is live: %s', (record, now, live) => expect(isVisible(record, new Date(now))).toBe(live));

it('names the next start or end, not that of a draft', () => {
  const records = [{ showFrom: five }, { isDraft: true, showFrom: noon }, { showUntil: new Date(0) }, {}];
  expect(nextChangeAt(records, new Date('2026-03-15T09:00:00Z'))).toEqual(five);
  expect(nextChangeAt(records, five)).toBeUndefined();
});

const moment = fc.option(
  fc.integer({ min: 0, max: 20 }).map((hour) => new Date(hour * 3_600_000)),
  {
    nil: undefined,
  },
);
const records = fc.array(
  fc.record({ isDraft: fc.option(fc.boolean(), { nil: undefined }), showFrom: moment, showUntil: moment }),
);

it('what guests see changes at no moment before the next one', () => {
  fc.assert(
    fc.property(records, fc.nat(20), fc.nat(20), (all, hour, later) => {
      const now = new Date(hour * 3_600_000);
      const then = new Date(now.getTime() + later * 1_800_000);
      const next = nextChangeAt(all, now);
      fc.pre(!next || then < next);
      expect(all.map((each) => isVisible(each, then))).toEqual(all.map((each) => isVisible(each, now)));
    }),
  );
});
