import { priceQuestion } from './price-question.ts';

it.each([
  [['abc'], '“abc” is not a price guests understand. Save it as it is?'],
  [['€12', '12..50', 'abc'], '“12..50” and “abc” are not prices guests understand. Save them as they are?'],
])('%j is asked about', (prices, question) => expect(priceQuestion(prices)).toBe(question));

it('nothing is asked about what guests understand, or what was stored before', () => {
  expect(priceQuestion(['', '12', '€11 / €21', '€45 per person', 'market price', 'Free'])).toBeUndefined();
  expect(priceQuestion(['abc', '12'], ['abc'])).toBeUndefined();
});
