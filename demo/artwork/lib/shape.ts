/** Geometry: seeded chance, smooth outlines, tapered limbs. What draws returns SVG path data. */

export type Point = readonly [x: number, y: number];
/** A point of a tapered stroke and how thick the stroke is there. */
type Knot = readonly [x: number, y: number, radius: number];
/** A number between lo and hi, 0 and 1 unless told. */
export type Chance = (lo?: number, hi?: number) => number;

/** Seeded random numbers, so that every rendering of a scene is the same. */
export function rng(seed = 1): Chance {
  let a = seed * 2654435761;
  return (lo = 0, hi = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return lo + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (hi - lo);
  };
}

/** The i-th of a list that starts again at its end. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length];
  if (found === undefined) throw new RangeError(`No entry ${i} in a list of ${list.length}`);
  return found;
}

/** One of a list, by chance. */
export const pick = <T>(list: readonly T[], r: Chance) => nth(list, Math.floor(r(0, list.length)));

/** The points of an outline that is calculated. */
export const plot = (n: number, make: (i: number) => Point) => Array.from({ length: n }, (_, i) => make(i));
export const times = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');
/** Draws every entry of a list; rows of a table keep their columns apart. */
export const each = <const T>(list: readonly T[], draw: (entry: T, i: number) => string) => list.map(draw).join('');
const f = (n: number) => Math.round(n * 10) / 10;

/** A smooth curve through the points (Catmull-Rom), closed by default. */
export function smooth(points: readonly Point[], closed = true, tension = 6) {
  const n = points.length;
  const at = (i: number) => nth(points, closed ? i + n : Math.max(0, Math.min(n - 1, i)));
  const [x, y] = at(0);
  let d = `M${f(x)} ${f(y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension];
    d += `C${f(c1[0])} ${f(c1[1])} ${f(c2[0])} ${f(c2[1])} ${f(p2[0])} ${f(p2[1])}`;
  }
  return closed ? d + 'Z' : d;
}

export const poly = (points: readonly Point[]) => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L') + 'Z';
export const line = (points: readonly Point[]) => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
export const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-2 * rx)} 0Z`;
export const box = (x: number, y: number, w: number, h: number) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;

/** A tapered stroke; used for arms, necks, ropes, stems. */
export function limb(knots: readonly Knot[]) {
  const last = knots.length - 1;
  const dense: Knot[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [nth(knots, Math.max(0, i - 1)), nth(knots, i), nth(knots, i + 1), nth(knots, Math.min(last, i + 2))];
    const between = (j: 0 | 1 | 2, t: number) => catmull(a[j], b[j], c[j], d[j], t);
    for (let k = 0; k < 8; k++) dense.push([between(0, k / 8), between(1, k / 8), between(2, k / 8)]);
  }
  dense.push(nth(knots, last));
  const left: Point[] = [];
  const right: Point[] = [];
  dense.forEach(([x, y, r], i) => {
    const a = nth(dense, Math.max(0, i - 1));
    const b = nth(dense, Math.min(dense.length - 1, i + 1));
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / len, (b[0] - a[0]) / len];
    left.push([x + nx * r, y + ny * r]);
    right.unshift([x - nx * r, y - ny * r]);
  });
  const [s, e] = [nth(dense, 0), nth(dense, dense.length - 1)];
  return poly([...left, ...right]) + oval(s[0], s[1], s[2]) + oval(e[0], e[1], e[2]);
}

function catmull(a: number, b: number, c: number, d: number, t: number) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A hill line from left to right, closed at the bottom. */
export function ridge(w: number, base: number, amp: number, seed: number, bottom = 1000, rough = 1) {
  const r = rng(seed);
  const [a, b, c] = [r(0, 6), r(0, 6), r(0, 6)];
  const pts: Point[] = [];
  for (let x = -40; x <= w + 40; x += 12) {
    const u = x / w;
    const y = Math.sin(u * 4 + a) + 0.5 * Math.sin(u * 9 + b) + 0.22 * Math.sin(u * 23 + c) + r(-0.08, 0.08) * rough;
    pts.push([x, base - y * amp]);
  }
  return poly([...pts, [w + 40, bottom], [-40, bottom]]);
}
