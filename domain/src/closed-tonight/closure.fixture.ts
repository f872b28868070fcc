import { buildHours } from '../opening-hours/build-hours.fixture.ts';
import { fromLocalInput } from '../time/dates.ts';
import type { Closure } from './closed-days.ts';

/** A house that opens each day; its bar till half past midnight. */
export const hours = buildHours([
  ...['Area: Restaurant', 'Days: Every day', 'Times: 12:30 – 15:00 & 17:30 – 21:30'],
  ...['Area: Bar', 'Days: Every day', 'Times: 12:00 – 00:30'],
]);

/** The afternoon of a Friday, and the end of its night. */
export const now = fromLocalInput('2026-11-27T16:00');
export const endOfTonight = fromLocalInput('2026-11-28T05:00');

/** A closure of the whole house until the end of tonight. */
export const closure = (changes: Partial<Closure> = {}): Closure => ({
  ...{ area: '', reason: 'a burst pipe', until: endOfTonight },
  ...changes,
});
