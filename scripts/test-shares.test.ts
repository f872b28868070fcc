import { divide } from './test-shares.js';

const files = [
  { file: 'short', seconds: 10 },
  { file: 'long', seconds: 60 },
  { file: 'middle', seconds: 30 },
];

it('both venues end about together', () => {
  expect(divide(files, 0)).toEqual({ first: ['long'], second: ['middle', 'short'] });
});

it('a venue that is busy for long gets nothing', () => {
  expect(divide(files, 200)).toEqual({ first: ['long', 'middle', 'short'], second: [] });
});
