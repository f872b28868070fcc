import { describeConflict } from './describe-conflict.ts';

const now = new Date('2026-11-22T19:04:00Z');
const change = (minutes: number, byName = 'Aoife') => ({
  by: 'aoife',
  byName,
  at: new Date(now.getTime() - minutes * 60_000),
});

it.each([
  ['menus/dinner', change(2), 'Aoife saved this menu 2 minutes ago.'],
  ['openingHours/main', change(0), 'Aoife saved the opening hours just now.'],
  ['website/main', change(1, ''), 'The system saved the website 1 minute ago.'],
  ['events/x', change(60), 'Aoife saved this gig today at 6:04 PM.'],
  ['routes/x', change(24 * 60), 'Aoife saved this page yesterday at 7:04 PM.'],
])('a conflict over %s names who and when: %o', (path, latest, sentence) => {
  expect(describeConflict(path, latest, 'donal', now)).toBe(sentence);
});

it('says "You" of an own save in another tab', () => {
  expect(describeConflict('menus/dinner', change(2), 'aoife', now)).toBe(
    'You saved this menu 2 minutes ago.',
  );
});
