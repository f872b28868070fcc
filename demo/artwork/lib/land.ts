/** Sky, water and shore. */
import { P } from './palette.ts';
import { blur, fade, glow, group, lin, path, rect, rim, ripple, stroke, wash, type Spread, type Stop } from './paint.ts';
import { box, line, oval, pick, poly, ridge, rng, smooth, times } from './shape.ts';

export const duskSky: readonly Stop[] = [
  [0, '#0a1a26'],
  [0.28, '#12303d'],
  [0.52, '#285a68'],
  [0.7, '#6f9c98'],
  [0.83, '#cfa678'],
  [0.94, '#eab978'],
  [1, '#f3d39a'],
];
export const nightSky: readonly Stop[] = [
  [0, '#050c13'],
  [0.45, '#0b1d29'],
  [0.8, '#17404f'],
  [1, '#3a6a73'],
];
export const dawnSky: readonly Stop[] = [
  [0, '#24404f'],
  [0.4, '#5d7b85'],
  [0.68, '#a3a19d'],
  [0.86, '#e2b79a'],
  [1, '#f6d9ae'],
];
export const daySky: readonly Stop[] = [
  [0, '#3f8396'],
  [0.5, '#7fb3ba'],
  [0.85, '#c3ddd6'],
  [1, '#e4ece0'],
];

export const sky = (w: number, bottom: number, colors = duskSky) => rect(0, 0, w, bottom + 2, lin(colors));

export function stars(w: number, h: number, n: number, seed = 3) {
  const r = rng(seed);
  return times(n, () => `<circle cx="${r(0, w)}" cy="${r(0, 1) ** 1.6 * h}" r="${r(0.4, 1.7)}" fill="${P.paper}" opacity="${r(0.2, 0.9)}"/>`);
}

/** Long evening clouds: dusk-blue above, lit warm toward the horizon; fades out at both ends of its band. */
export function clouds(w: number, y: number, h: number, { dark = '#0f2d3b', lit = P.peach, seed = 6, opacity = 0.9, fx = 0.0016, fy = 0.013 } = {}) {
  const band = (color: string, alpha: number) => lin([[0, color, 0], [0.3, color, alpha], [0.75, color, alpha], [1, color, 0]]);
  const cut: Spread = { fx, fy, seed, mode: 'normal', gain: 5 };
  return (
    wash(0, y, w, h, band(lit, 0.95), { ...cut, opacity: opacity * 0.9, cut: -2.2 }) +
    wash(0, y - h * 0.035, w, h, band(dark, 1), { ...cut, opacity, cut: -2.45 })
  );
}

/** A line of hills behind air: the farther, the more of the sky's colour it has. */
export const hills = (w: number, base: number, amp: number, seed: number, color: string, lit?: string, bottom = 1000) =>
  rim(path(ridge(w, base, amp, seed, bottom), color), 2, -4, lit ?? color, 3, 0.6);

/** Mirrors content at the waterline and breaks it up. */
export const mirror = (content: string, waterline: number, scale = 26, fx = 0.006, fy = 0.075) =>
  ripple(group(content, `transform="translate(0 ${2 * waterline}) scale(1 -1)"`), scale, fx, fy);

/** Sparks and bars of light on water under a lamp: wider and looser toward the viewer. */
export function glints(x: number, y0: number, y1: number, width: number, color: string, seed = 1, n = 46, strength = 1) {
  const r = rng(seed);
  return times(n, () => {
    const u = r() ** 1.3;
    const y = y0 + u * (y1 - y0);
    const spread = width * (0.25 + u);
    const cx = x + r(-1, 1) * r() * spread;
    const half = r(0.12, 0.5) * spread;
    const t = 0.8 + u * 3.2;
    const d = smooth([[cx - half, y], [cx, y - t], [cx + half, y + r(-1, 1)], [cx, y + t * 0.7]]);
    return path(d, color, `opacity="${(r(0.25, 0.85) * (1 - u * 0.55) * strength).toFixed(2)}"`);
  });
}

/** Dark and pale dashes all over a stretch of water. */
export function chop(w: number, y0: number, y1: number, seed = 2, n = 150, pale = P.glass, dark = P.night) {
  const r = rng(seed);
  return times(n, (i) => {
    const u = r() ** 1.5;
    const y = y0 + u * (y1 - y0);
    const half = r(12, 46) * (0.3 + u * 1.6);
    const t = 0.5 + u * 3.4;
    const cx = r(-40, w + 40);
    const d = smooth([[cx - half, y + r(-2, 2)], [cx - half * 0.2, y - t], [cx + half, y], [cx + half * 0.1, y + t]]);
    return path(d, i % 3 ? dark : pale, `opacity="${(i % 3 ? 0.16 : 0.2) * r(0.4, 1.3)}"`);
  });
}

/** A house of the quay: gable or eaves to the street, chimney, some windows lit. */
export function house(x: number, base: number, w: number, h: number, { roof = 50, wall = '#16323e', seed = 1, lit = 0.5, gable = false, rows = 2, door = true } = {}) {
  const r = rng(seed);
  const top = base - h;
  const tile = '#0d1f2a';
  const parts = [path(box(x, top, w, h + 4), lin([[0, wall], [1, '#0c1d27']]))];
  parts.push(
    gable
      ? path(poly([[x - 5, top + 3], [x + w / 2, top - roof], [x + w + 5, top + 3]]), wall) +
          stroke(line([[x - 6, top + 4], [x + w / 2, top - roof - 2], [x + w + 6, top + 4]]), tile, 8)
      : path(poly([[x - 5, top + 3], [x + 8, top - roof], [x + w - 8, top - roof], [x + w + 5, top + 3]]), tile),
  );
  const cx = x + w * r(0.12, 0.3);
  parts.push(path(box(cx, top - roof - 22, 17, 44), '#0b1a23'), path(box(cx + 2, top - roof - 28, 5, 8) +
    box(cx + 9, top - roof - 28, 5, 8), '#0b1a23'));
  const cols = Math.max(2, Math.round(w / 44));
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const [wx, wy] = [x + ((col + 0.5) * w) / cols - 8, top + 14 + (row * (h - 18)) / rows];
      const on = r() < lit;
      if (door && row === rows - 1 && col === Math.floor(cols / 2)) {
        parts.push(path(box(wx, wy - 2, 16, base - wy + 2), on ? P.brass : '#091620'));
        continue;
      }
      parts.push(path(box(wx, wy, 16, 23), on ? lin([[0, P.flame], [1, P.brass]]) : '#0a1922', on ? '' : 'opacity="0.9"'));
      parts.push(stroke(line([[wx + 8, wy], [wx + 8, wy + 23]]) + line([[wx, wy + 11], [wx + 16, wy + 11]]), '#1b2b30', 1.6));
      if (on) parts.push(glow(wx + 8, wy + 12, 58, P.brass, 0.6));
    }
  }
  return parts.join('');
}

/** A row of houses between two points. */
export function village(x0: number, x1: number, base: number, seed = 3, { scale = 1, lit = 0.5 } = {}) {
  const r = rng(seed);
  const walls = ['#1b3c49', '#234954', '#183440', '#2c4a4d', '#1f3f4b', '#35504f'];
  let out = '';
  for (let x = x0, i = 0; x < x1 - 40; i++) {
    const w = r(82, 128) * scale;
    const h = r(66, 98) * scale;
    out += house(x, base, w, h, { roof: r(30, 46) * scale, wall: pick(walls, r), seed: seed * 31 + i, lit, gable: r() < 0.25 });
    x += w;
  }
  return out;
}

/** Chimney smoke that leans with the air. */
export const smoke = (x: number, y: number, s = 1, color = P.mist) =>
  fade(0.35, blur(7 * s, path(smooth([[x, y], [x + 6 * s, y - 40 * s], [x + 34 * s, y - 84 * s], [x + 74 * s, y - 112 * s], [x + 60 * s, y - 88 * s], [x + 24 * s, y - 46 * s], [x + 8 * s, y]]), color)));

/** A street or quay lamp on its post; (x, y) is the foot. */
export function lampPost(x: number, y: number, h: number, s = 1, color = '#081218', isLit = true) {
  const top = y - h;
  return (
    path(box(x - 3 * s, top, 6 * s, h) + box(x - 7 * s, y - 26 * s, 14 * s, 26 * s), color) +
    path(poly([[x - 11 * s, top - 30 * s], [x + 11 * s, top - 30 * s], [x + 7 * s, top], [x - 7 * s, top]]), lin([[0, P.flame], [1, P.light]])) +
    path(poly([[x - 15 * s, top - 30 * s], [x, top - 46 * s], [x + 15 * s, top - 30 * s]]) +
      oval(x, top - 48 * s, 3 * s) + box(x - 8 * s, top - 2 * s, 16 * s, 5 * s), color) +
    (isLit ? glow(x, top - 15 * s, 190 * s, P.light, 0.95) + glow(x, top - 15 * s, 46 * s, '#fff3cf', 0.9) : '')
  );
}

export const mist = (w: number, y: number, h: number, color = P.mist, opacity = 0.5, seed = 7) =>
  wash(0, y, w, h, color, { fx: 0.002, fy: 0.014, opacity, mode: 'screen', seed, gain: 2, cut: -0.75 });
