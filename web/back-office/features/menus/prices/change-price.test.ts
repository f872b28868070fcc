import { showCents } from '@venue/domain';
import fc from 'fast-check';
import { changePrice } from './change-price.ts';

const up = { cents: 50 };

it.each([
  ['€14', '€14.50'],
  ['14.50', '€15'],
  ['€14.50', '€15'],
  ['14', '€14.50'],
  ['14 / 38', '€14.50 / €38.50'],
  ['€11 / €21', '€11.50 / €21.50'],
  ['12,50', '€13'],
  ['12,50 / 20', '€13 / €20.50'],
  ['from €9.95 each', 'from €10.45 each'],
  ['330 ml €6', '330 ml €6.50'],
  ['175ml 8.50 / 750ml 32', '175ml 9 / 750ml 32.50'],
  ['6 for €11', '6 for €11.50'],
  ['3 courses €45 pp', '3 courses €45.50 pp'],
  ['€1,200', '€1,200.50'],
  ['12.5% 7', '12.5% 7.50'],
])('50 cents on %j make %j', (before, after) => expect(changePrice(before, up)).toBe(after));

it.each(['', 'Market price', '330 ml', 'ask'])('there is nothing to change in %j', (price) =>
  expect(changePrice(price, up)).toBeUndefined(),
);

it('no price falls to nothing', () => {
  expect(changePrice('€5 / €0.50', { cents: -50 })).toBeUndefined();
  expect(changePrice('€5 / €1', { cents: -50 })).toBe('€4.50 / €0.50');
});

it.each([
  [4, 10, '€14', '€14.60'],
  [4, 50, '€14', '€14.50'],
  [4, 100, '€14', '€15'],
  [4, 1, '€14', '€14.56'],
  [-10, 10, '€14.50', '€13.10'],
])('%d percent, rounded to %d cents, make %s %s', (percent, roundedTo, before, after) =>
  expect(changePrice(before, { percent, roundedTo })).toBe(after),
);

it('whatever the amounts and the words around them, only the amounts change', () => {
  const cents = fc.integer({ min: 100, max: 99_999 });
  const around = fc.constantFrom('€', 'a glass €', 'from €');
  fc.assert(
    fc.property(fc.array(fc.tuple(around, cents), { minLength: 1, maxLength: 3 }), cents, (parts, by) => {
      const write = (more: number) =>
        parts.map(([before, each]) => before + showCents(each + more)).join(' / ');
      expect(changePrice(write(0), { cents: by })).toBe(write(by));
    }),
  );
});
