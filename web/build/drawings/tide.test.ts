import fc from 'fast-check';
import { drawTide, highWaters, tideOf } from './tide.ts';

const house = fc.record({
  seed: fc.nat(100_000),
  calm: fc.double({ min: 0, max: 1, noNaN: true }),
  reach: fc.double({ min: 0.5, max: 2, noNaN: true }),
  tilt: fc.double({ min: -1, max: 1, noNaN: true }),
});

it('the tide of any house is highest where the three pictures stand, and stays within its drawing', () => {
  fc.assert(
    fc.property(house, fc.double({ min: 0, max: 1, noNaN: true }), (facts, x) => {
      const tide = tideOf(facts);
      for (const high of highWaters)
        for (const beside of [-0.05, 0.05]) expect(tide(high)).toBeLessThan(tide(high + beside));
      expect(tide(x)).toBeGreaterThan(0);
      expect(tide(x)).toBeLessThan(1);
    }),
  );
});

it('the high waters of a house are uneven', () => {
  const heights = highWaters.map(tideOf({ seed: 1868, calm: 0.55, reach: 1, tilt: -0.18 }));
  expect(new Set(heights).size).toBe(3);
});

it('down a page the water begins and ends at nothing', () => {
  const svg = drawTide({ seed: 1868, calm: 0.55, reach: 1, tilt: -0.18 }, 'down');
  expect(svg).toMatch(/d="M0 0C.* 0 1440H0V0Z"/);
});
