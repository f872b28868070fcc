import { fromLocalInput } from '../time/dates.ts';
import { closedNotice } from './closed-words.ts';

const at = fromLocalInput;
const now = at('2026-11-27T16:00');
const tonight = at('2026-11-28T05:00');

it.each([
  [{ area: '', reason: '', until: tonight }, 'Closed tonight.'],
  [{ area: '', reason: 'a burst pipe', until: tonight }, 'Closed tonight: a burst pipe.'],
  [{ area: '', reason: 'Sorry!', until: tonight }, 'Closed tonight: Sorry!'],
  [{ area: '', reason: '', until: at('2026-11-27T19:00') }, 'Closed till 19:00.'],
  [{ area: '', reason: '', until: at('2026-11-30T05:00') }, 'Closed till Monday, November 30.'],
  [{ area: '', reason: '', until: at('2026-11-30T17:00') }, 'Closed till Monday, November 30 at 17:00.'],
  [{ area: 'Bar kitchen', reason: '', until: tonight }, 'Bar kitchen closed tonight.'],
  [{ area: 'Bar', reason: '', from: now, until: tonight }, 'Bar closed tonight.'],
  [
    { area: 'Bar kitchen', reason: 'no chef', from: at('2026-11-27T20:00'), until: tonight },
    'Bar kitchen closes at 20:00 tonight: no chef.',
  ],
  [{ area: '', reason: '', from: at('2026-11-27T22:30'), until: tonight }, 'We close at 22:30 tonight.'],
])('%j: %s', (closure, words) => expect(closedNotice(closure, now)).toBe(words));

it('is never longer than a notice', () => {
  expect(closedNotice({ area: 'x'.repeat(200), reason: 'y', until: tonight }, now)).toHaveLength(200);
});
