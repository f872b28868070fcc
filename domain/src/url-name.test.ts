import fc from 'fast-check';
import { urlNameProblem } from './url-name.ts';

test.each([
  ['', undefined],
  ['festival', undefined],
  ['mothersdays', undefined],
  ['a long name with 1 digit', 'Route cannot contain space characters'],
  ['valentines2024', 'Route cannot exceed 11 characters'],
  ['menu2!', 'Route cannot contain numbers'],
  ['féile', 'Route can only contain alphabetic characters'],
])('%j: %s', (text, problem) => {
  expect(urlNameProblem(text)).toBe(problem);
});

test('what passes is at most eleven plain letters, and nothing else passes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), (text) => {
      expect(urlNameProblem(text) === undefined).toBe(/^[a-zA-Z]{0,11}$/.test(text));
    }),
  );
});
