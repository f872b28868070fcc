import fc from 'fast-check';
import { curveOf, evenCurveOf, noiseOf, randomOf, type CurveFacts } from './curve.ts';
import { calmPoints, evenPoints, levelLines, smoothPath } from './lines.ts';

const facts = fc.record({
  seed: fc.nat(100_000),
  calm: fc.double({ min: 0, max: 1, noNaN: true }),
  reach: fc.double({ min: 0.5, max: 2, noNaN: true }),
  tilt: fc.double({ min: -1, max: 1, noNaN: true }),
});
const place = fc.double({ min: 0, max: 1, noNaN: true });

it('the same facts are the same line, and another seed is another one', () => {
  const house: CurveFacts = { seed: 1868, calm: 0.55, reach: 1, tilt: -0.18 };
  const read = (each: CurveFacts) => [0, 0.25, 0.5, 0.75, 1].map(curveOf(each));
  expect(read(house)).toEqual(read({ ...house }));
  expect(read(house)).not.toEqual(read({ ...house, seed: 402 }));
});

it('the curve of any house stays near −1 to 1, give or take its tilt', () => {
  fc.assert(
    fc.property(facts, place, (house, x) => {
      expect(Math.abs(curveOf(house)(x))).toBeLessThanOrEqual(1.5 + Math.abs(house.tilt));
    }),
  );
});

it('the even curve of any house uses the whole height, no more and no less', () => {
  fc.assert(
    fc.property(facts, (house) => {
      const heights = Array.from({ length: 101 }, (_, step) => evenCurveOf(house)(step / 100));
      expect(Math.max(...heights)).toBeCloseTo(1);
      expect(Math.min(...heights)).toBeCloseTo(-1);
    }),
  );
});

it('random numbers and noise are from 0 to 1', () => {
  const random = randomOf(7);
  const noise = noiseOf(7);
  for (let step = 0; step < 200; step += 1)
    for (const value of [random(), noise(step * 0.37, step * 0.71)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
});

it('a level line follows its field from edge to edge', () => {
  const [line] = levelLines((_x, y) => y - 47, 0, { width: 150, height: 90, step: 15 });
  expect(line!.every(([, y]) => Math.abs(y - 47) < 0.01)).toBe(true);
  const across = line!.map(([x]) => x);
  expect([Math.min(...across), Math.max(...across)]).toEqual([0, 150]);
});

it('points of a line are at equal distances, its ends stay where they are, and its path is short', () => {
  const line = [
    [0, 0],
    [95, 0],
    [300, 0],
  ] as const;
  const points = calmPoints(evenPoints(line, 30));
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([300, 0]);
  expect(points.slice(0, 4).map(([x]) => Math.round(x))).toEqual([0, 30, 60, 90]);
  expect(smoothPath(points.slice(0, 2))).toBe('M0 0C5 0 25 0 30 0');
  expect(smoothPath([])).toBe('');
});
