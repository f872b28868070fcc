import fc from 'fast-check';
import { fitName, joinLines } from './fit-name.ts';

const asItIs = { cut: (text: string) => text };
const capitals = { cut: (text: string) => text.toUpperCase() };

it('a short name has one line, a long one as many as it needs', () => {
  expect(fitName('Diesel Curlew', { lines: 2, least: 4, ...asItIs })?.lines).toEqual(['Diesel Curlew']);
  expect(
    fitName('Sunday session with Máire Áine Scanlan', { lines: 3, least: 9, ...capitals })?.lines,
  ).toEqual(['Sunday session with', 'Máire Áine Scanlan']);
});

it('accents are as wide as their letters, and capitals wider', () => {
  const size = (name: string, cut = asItIs) => fitName(name, { lines: 1, least: 3, ...cut })!.size;
  expect(size('Máire Áine')).toBe(size('Maire Aine'));
  expect(size('Maire Aine', capitals)).toBeLessThan(size('Maire Aine'));
});

it.each(['Ансамбль', 'The 株 Trio', ''])('%j is set like any heading', (name) => {
  expect(fitName(name, { lines: 3, least: 9, ...asItIs })).toBeUndefined();
});

it('a name that would come out too small is set like any heading', () => {
  expect(fitName('Donaudampfschifffahrtsgesellschaft', { lines: 3, least: 9, ...asItIs })).toBeUndefined();
});

it('whatever staff type, nothing is lost, and no size is beyond the style sheet', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (name) => {
      const fitted = fitName(name, { lines: 3, least: 9, ...asItIs });
      if (!fitted) return;
      expect(fitted.lines.join(' ')).toBe(name.trim().split(/\s+/).join(' '));
      expect(fitted.size).toBeGreaterThanOrEqual(0);
      expect(fitted.size).toBeLessThan(52);
    }),
  );
});

it('lines of a narrow window are joined, never broken elsewhere, in a wide one', () => {
  const wide = joinLines(['Sunday session', 'with Máire', 'Áine Scanlan'], {
    lines: 2,
    least: 4.2,
    ...asItIs,
  });
  expect(wide?.lines.flat()).toEqual(['Sunday session', 'with Máire', 'Áine Scanlan']);
});
