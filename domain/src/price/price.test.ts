import fc from 'fast-check';
import { readPrice, showCents, showPrice } from './price.ts';

const amountsOf = (text: string) => readPrice(text).amounts.map(({ cents }) => cents / 100);

it.each([
  ['14', [14]],
  ['€14.50', [14.5]],
  ['14,50 €', [14.5]],
  ['4.5', [4.5]],
  ['€1,200', [1200]],
  ['1,200.50', [1200.5]],
  ['1.200,00', [1200]],
  ['EUR 12', [12]],
  ['12 euros', [12]],
  ['€11 / €21', [11, 21]],
  ['€14 / 38', [14, 38]],
  ['11/21', [11, 21]],
  ['€12–15', [12, 15]],
  ['from €9.95 each', [9.95]],
  ['€45 per person', [45]],
  ['€45pp', [45]],
  ['45 pp', [45]],
  ['330 ml €6', [6]],
  ['175ml 8.50 / 750ml 32', [8.5, 32]],
  ['6 for €11', [11]],
  ['6 for 11', [11]],
  ['€12 for 2', [12]],
  ['2 courses 32 / 3 courses 39', [32, 39]],
  ['12.5% €7', [7]],
  ['€6 330 ml', [6]],
  ['Free before 9, €10 after', [10]],
  ['before 9: €5, after: €10', [5, 10]],
  ['Doors 8pm, €10', [10]],
  ['glass 8.50, bottle 32', [8.5, 32]],
])('%j asks for %j', (text, amounts) => {
  expect(amountsOf(text)).toEqual(amounts);
  expect(readPrice(text).isClear).toBe(true);
});

it.each(['', '  ', 'Free', 'Market price', 'MP', 'price on request', 'Ask us', 'Donation', 'included'])(
  'guests understand %j without an amount',
  (text) => expect(readPrice(text)).toMatchObject({ amounts: [], isClear: true }),
);

it.each([
  'abc',
  'tbc',
  '?',
  '12..50',
  '12 50',
  '1.200',
  '12abc',
  'abc12',
  '.50',
  '12.',
  '€',
  '8:30',
  '1,2,3',
  '330 ml',
])('nobody guesses what %j is to be', (text) =>
  expect(readPrice(text)).toMatchObject({ amounts: [], isClear: false, isPlain: false }),
);

it.each([
  ['13', '€13'],
  ['16,50', '€16.50'],
  ['12.00', '€12'],
  ['4.5', '€4.50'],
  ['14 €', '€14'],
  ['1200', '€1,200'],
  ['11/21', '€11 / €21'],
  ['€14 / 38', '€14 / €38'],
  ['12 | 18', '€12 / €18'],
])('guests read %j as %j', (text, shown) => expect(showPrice(text)).toBe(shown));

it.each(['', 'abc', 'Market price', '£12', 'from €9.95 each', '€12–15', '1.200', '6 for €11', 'Free'])(
  'guests read %j as it was typed',
  (text) => expect(showPrice(text)).toBe(text),
);

it('the currency is that of the sign', () => {
  expect(['12', '€12', '£12', '$12'].map((text) => readPrice(text).currency)).toEqual([
    ...['EUR', 'EUR'],
    ...['GBP', 'USD'],
  ]);
});

it('any amounts are read as they were written, and shown in one way', () => {
  const cents = fc.integer({ min: 0, max: 999_999_99 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, fc.nat(3)), { minLength: 1, maxLength: 3 }), (all) => {
      const texts = all.map(([value, form]) => {
        const decimal = (value / 100).toFixed(2);
        return [showCents(value), `€${showCents(value)}`, decimal, decimal.replace('.', ',')][form]!;
      });
      const price = readPrice(texts.join(' / '));
      expect(price.amounts.map((amount) => amount.cents)).toEqual(all.map(([value]) => value));
      expect(showPrice(texts.join('/'))).toBe(all.map(([value]) => `€${showCents(value)}`).join(' / '));
    }),
  );
});

it('every text is read, and shown in a form that is read the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,€£ /–|abcml:'), maxLength: 20 }),
      (text) => {
        const cents = (price: string) => readPrice(price).amounts.map((amount) => amount.cents);
        expect(cents(showPrice(text))).toEqual(cents(text));
      },
    ),
  );
});
