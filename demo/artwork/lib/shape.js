/** Geometry: seeded chance, smooth outlines, tapered limbs. Everything returns SVG path data. */

/** Seeded random numbers, so that every rendering of a scene is the same. */
export function rng(seed = 1) {
  let a = seed * 2654435761;
  return (lo = 0, hi = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return lo + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (hi - lo);
  };
}

export const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join('');
const f = (n) => Math.round(n * 10) / 10;

/** A smooth curve through the points (Catmull-Rom), closed by default. */
export function smooth(points, closed = true, tension = 6) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension];
    const c2 = [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension];
    d += `C${f(c1[0])} ${f(c1[1])} ${f(c2[0])} ${f(c2[1])} ${f(p2[0])} ${f(p2[1])}`;
  }
  return closed ? d + 'Z' : d;
}

export const poly = (points) => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L') + 'Z';
export const line = (points) => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
export const oval = (x, y, rx, ry = rx) =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-2 * rx)} 0Z`;
export const box = (x, y, w, h) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;

/** A tapered stroke: points are [x, y, radius]; used for arms, necks, ropes, stems. */
export function limb(points) {
  const dense = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let k = 0; k < 8; k++) dense.push([0, 1, 2].map((j) => catmull(p.map((q) => q[j]), k / 8)));
  }
  dense.push(points.at(-1));
  const left = [];
  const right = [];
  dense.forEach(([x, y, r], i) => {
    const a = dense[Math.max(0, i - 1)];
    const b = dense[Math.min(dense.length - 1, i + 1)];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / len, (b[0] - a[0]) / len];
    left.push([x + nx * r, y + ny * r]);
    right.unshift([x - nx * r, y - ny * r]);
  });
  const [s, e] = [dense[0], dense.at(-1)];
  return poly([...left, ...right]) + oval(s[0], s[1], s[2]) + oval(e[0], e[1], e[2]);
}

function catmull([a, b, c, d], t) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A hill line from left to right, closed at the bottom. */
export function ridge(w, base, amp, seed, bottom = 1000, rough = 1) {
  const r = rng(seed);
  const [a, b, c] = [r(0, 6), r(0, 6), r(0, 6)];
  const pts = [];
  for (let x = -40; x <= w + 40; x += 12) {
    const u = x / w;
    const y = Math.sin(u * 4 + a) + 0.5 * Math.sin(u * 9 + b) + 0.22 * Math.sin(u * 23 + c) + r(-0.08, 0.08) * rough;
    pts.push([x, base - y * amp]);
  }
  return poly([...pts, [w + 40, bottom], [-40, bottom]]);
}
