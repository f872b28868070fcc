import { fromLocalInput } from '@venue/domain';
import { readAsked } from './asked.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: fromLocalInput('2026-11-27T12:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['?date=2026-11-27&party=4', { evening: '2026-11-27', partySize: 4 }],
  ['?note=chefs-table', { note: 'Chef’s table' }],
  ['', {}],
  // What makes no sense is left out, and the form is as empty as without it.
  ['?date=2026-11-26', {}],
  ['?date=2026-02-30&party=0', {}],
  ['?date=tomorrow&party=four&note=window', {}],
  ['?party=2.5', {}],
  ['?party=1000&note=constructor', {}],
])('a link with “%s” asks for %j', (query, asked) => {
  window.history.replaceState(null, '', `/book-a-table${query}`);
  expect(readAsked()).toEqual(asked);
});
