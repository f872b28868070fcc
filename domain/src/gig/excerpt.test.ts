import fc from 'fast-check';
import { growthOf } from '../../../scripts/growth.fixture.ts';
import { excerpt } from './excerpt.ts';
import { descriptionMissing } from '../messages.ts';

test.each([undefined, null, '', ' \n '])('a missing description (%j) says so', (desc) => {
  expect(excerpt(desc)).toBe(descriptionMissing);
});

test('four sentences are shown, a fifth is cut', () => {
  expect(excerpt('One. Two! Three? Four.')).toBe('One. Two! Three? Four.');
  expect(excerpt('One. Two! Three? Four. Five.')).toBe('One. Two! Three? Four....');
  expect(excerpt('one. two. three. four. five.')).toBe('one. two. three. four....');
});

test.each([
  ['titles', 'Mr. Daly sings. Two. Three. Four.'],
  ['initials', 'Songs by J. Murphy tonight. Two. Three. Four.'],
  ['prices', 'It is €12.50 in. Two. Three. Four.'],
  ['an ellipsis that goes on', 'They played… and played... and on. Two. Three. Four.'],
  ['times of day', 'Doors at 8 p.m. sharp. Two. Three. Four.'],
  ['numbers', 'Play No. 5 again. Two. Three. Four.'],
  ['the county', 'From Co. Clare. Two. Three. Four.'],
  ['web addresses', 'See fathoms.example for more. Two. Three. Four.'],
])('%s end no sentence', (_, four) => {
  expect(excerpt(`${four} Five.`)).toBe(`${four}...`);
});

test('a closing quote belongs to its sentence', () => {
  expect(excerpt('“One.” “Two!” Three. “Four.” Five.')).toBe('“One.” “Two!” Three. “Four.”...');
});

test('text without spaces is one sentence', () => {
  expect(excerpt('a.b.c.d.e.f.')).toBe('a.b.c.d.e.f.');
});

test('the excerpt is the text, or a beginning of it and "..."', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Gig', 'Mr.', '12.50', 'end.', '…', 'wow!', '\n', 'a')), (words) => {
      const text = words.join(' ').trim();
      const cut = excerpt(text);
      if (text === '') expect(cut).toBe(descriptionMissing);
      else if (cut !== text) expect(text.startsWith(cut.slice(0, -3)) && cut.endsWith('...')).toBe(true);
    }),
  );
});

test.each(['.', 'Mr. '])('a long run of %j takes work in proportion to its length', async (mark) => {
  const [short, long] = [mark.repeat(2_500), mark.repeat(50_000)];
  // Linear work grows twentyfold, quadratic work four-hundredfold.
  const most = 100;
  const growth = await growthOf(
    () => excerpt(short),
    () => excerpt(long),
    { most },
  );
  expect(growth).toBeLessThanOrEqual(most);
});
