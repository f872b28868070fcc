import { urlNameProblem, ContentLimits } from '@venue/domain';
import { copyEndpoint, copyTitle } from './copy-names.ts';

it('a copy says that it is one', () => {
  expect(copyTitle('Mother’s Day', ['Mother’s Day'])).toBe('Mother’s Day (copy)');
  expect(copyTitle('Dinner', ['Dinner (copy)', 'Dinner (copy 2)'])).toBe('Dinner (copy 3)');
  expect(copyTitle('x'.repeat(ContentLimits.title), [])).toHaveLength(ContentLimits.title);
});

it('a copy has an endpoint of its own that may be saved', () => {
  expect(copyEndpoint('dinner', ['dinner'])).toBe('dinnercopy');
  expect(copyEndpoint('Dinner', ['dinnercopy'])).toBe('Dinnercopyb');
  const taken: string[] = [];
  for (let count = 0; count < 60; count += 1) taken.push(copyEndpoint('valentines', taken));
  expect(new Set(taken)).toHaveLength(60);
  expect(taken.map(urlNameProblem).filter(Boolean)).toEqual([]);
});
