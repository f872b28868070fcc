/** The numbers from which all drawings of a venue are made: contours, coast, chart, and the lines of its engravings. */
export type CurveFacts = {
  /** Any whole number. Each gives a coast of its own. */
  seed: number;
  /** 0: short waves stand out. 1: only the long ones are left. */
  calm: number;
  /** How many waves fit the width; 1 is usual. */
  reach: number;
  /** Rise from left to right, −1 to 1. */
  tilt: number;
};

export type Point = readonly [x: number, y: number];

/** Random numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The curve of a house: x from 0 to 1, results from about −1 to 1. Five waves of falling height, their phases seeded. */
export function curveOf({ seed, calm, reach, tilt }: CurveFacts): (x: number) => number {
  const random = randomOf(seed);
  const waves = [1, 2, 3, 4, 5].map((place) => ({
    frequency: place * (0.8 + 0.4 * random()) * reach,
    height: Math.pow(1 / place, 0.7 + calm),
    phase: random() * 2 * Math.PI,
  }));
  const sum = waves.reduce((total, { height }) => total + height, 0);
  return (x) =>
    tilt * (2 * x - 1) +
    (1.5 / sum) *
      waves.reduce(
        (total, { frequency, height, phase }) =>
          total + height * Math.sin(2 * Math.PI * frequency * x + phase),
        0,
      );
}

/** The curve scaled to its own range, so that each house's edge uses the height there is. Results from −1 to 1. */
export function evenCurveOf(facts: CurveFacts): (x: number) => number {
  const curve = curveOf(facts);
  const values = Array.from({ length: 101 }, (_, step) => curve(step / 100));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const middle = (least + most) / 2;
  const half = Math.max((most - least) / 2, 0.01);
  return (x) => (curve(x) - middle) / half;
}

/** Smooth noise from 0 to 1 over the plane, the same for the same seed. */
export function noiseOf(seed: number): (x: number, y: number) => number {
  const random = randomOf(seed);
  const table = Array.from({ length: 1024 }, random);
  const at = (x: number, y: number) => table[(x * 374 + y * 668 + ((x * y) & 255)) & 1023] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
