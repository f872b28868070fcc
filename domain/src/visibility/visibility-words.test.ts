import { visibilityWords, type VisibilityState, visibilityState } from './visibility.ts';
import type { Visibility } from './visibility.ts';

const now = new Date('2026-03-10T12:00:00Z');
const noon = new Date('2026-03-15T12:00:00Z');
const five = new Date('2026-03-15T17:00:00Z');

it.each<[Visibility, VisibilityState, string]>([
  [{}, 'live', 'Live'],
  [{ isDraft: true, showFrom: noon }, 'draft', 'Draft'],
  [{ showFrom: noon }, 'coming', 'Live from Sunday, March 15 at 12:00 PM'],
  [{ showFrom: noon, showUntil: five }, 'coming', 'Live from Sunday, March 15 at 12:00 PM to 5:00 PM'],
  [
    { showFrom: noon, showUntil: new Date('2026-03-16T17:00:00Z') },
    'coming',
    'Live from Sunday, March 15 at 12:00 PM to Monday, March 16 at 5:00 PM',
  ],
  [{ showFrom: new Date(0), showUntil: five }, 'live', 'Live until Sunday, March 15 at 5:00 PM'],
  [{ showUntil: new Date('2026-03-09T17:00:00Z') }, 'ended', 'Ended yesterday at 5:00 PM'],
  [{ showUntil: new Date('2025-03-09T17:00:00Z') }, 'ended', 'Ended Sunday, March 9, 2025 at 5:00 PM'],
])('%j is %s: %s', (record, state, words) => {
  expect(visibilityState(record, now)).toBe(state);
  expect(visibilityWords(record, now)).toBe(words);
});
