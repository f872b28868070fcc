/** Rooms and what stands on their tables: stone, planks, candles, glasses, bottles, lamps. */
import { P } from './palette.ts';
import { at, blur, fade, glow, lin, path, rad, rect, rim, shadow, stroke, surface, within } from './paint.ts';
import { box, line, oval, pick, poly, rng, smooth, times } from './shape.ts';

/** Discs of far lamps, out of focus. */
export function bokeh(x: number, y: number, w: number, h: number, n: number, seed = 2, colors: readonly string[] = ['#f2b35a', '#e0943c', P.ember, '#5fa09c'], size: readonly [number, number] = [14, 46], strength = 1) {
  const r = rng(seed);
  return times(n, () => {
    const [cx, cy, rr, lamp] = [x + r(0, w), y + r(0, h), r(...size), pick(colors, r)];
    const c = { [P.light]: '#f2b35a', [P.brass]: '#e0943c', [P.glass]: '#5fa09c' }[lamp] ?? lamp;
    return `<circle cx="${cx}" cy="${cy}" r="${rr}" fill="${rad([[0, c, 0.5], [0.82, c, 0.62], [0.93, c, 0.8], [1, c, 0]])}" opacity="${r(0.15, 0.6) * strength}" style="mix-blend-mode:screen"/>`;
  });
}

/** A rubble wall; every stone a little different, lit from one side. */
export function stones(x: number, y: number, w: number, h: number, { seed = 5, row = 58, tone = ['#2a4049', '#334a50', '#24363f', '#3c5052'], from = 240, depth = 5 } = {}) {
  const r = rng(seed);
  let out = rect(x, y, w, h, '#0d1b23');
  for (let yy = y; yy < y + h; ) {
    const hh = row * r(0.7, 1.25);
    for (let xx = x - r(0, 60); xx < x + w; ) {
      const ww = row * r(1, 2.5);
      const k = () => r(-5, 5);
      const d = smooth([[xx + 8 + k(), yy + 7 + k()], [xx + ww / 2, yy + 4 + k()], [xx + ww - 7 + k(), yy + 8 + k()], [xx + ww - 4 + k(), yy + hh / 2], [xx + ww - 9 + k(), yy + hh - 6 + k()], [xx + ww / 2, yy + hh - 4 + k()], [xx + 8 + k(), yy + hh - 7 + k()], [xx + 4 + k(), yy + hh / 2]]);
      out += path(d, pick(tone, r));
      xx += ww;
    }
    yy += hh;
  }
  return within(box(x, y, w, h), surface(rim(out, 2, -3, P.mist, 2, 0.25), { fx: 0.03, fy: 0.04, depth, from }));
}

/** A table top seen from the front, its planks running away from the viewer or across. */
export function planks(y: number, bottom: number, { w = 1500, n = 9, across = false, color = P.oak, dark = '#170e0a', vanish = -900, x0 = -200, x1 = 1700 } = {}) {
  const base = rect(-20, y, w + 40, bottom - y + 20, lin([[0, color], [0.55, color], [1, dark]]));
  const seams = times(n + 1, (i) => {
    if (across) return stroke(line([[-20, y + (i / n) ** 1.5 * (bottom - y)], [w + 20, y + (i / n) ** 1.5 * (bottom - y)]]), dark, 2 + 2 * (i / n), 'opacity="0.7"');
    const xb = x0 + ((x1 - x0) * i) / n;
    const t = (y - bottom) / (vanish - bottom);
    return stroke(line([[xb + (w / 2 - xb) * t, y], [xb, bottom]]), dark, 3, 'opacity="0.7"');
  });
  return surface(base + seams, across ? { fx: 0.004, fy: 0.06, depth: 5 } : { fx: 0.03, fy: 0.006, depth: 5 }) +
    rect(-20, y, w + 40, 5, P.light, 'opacity="0.28"');
}

/** A flame with its halo; the origin is the wick. */
const flame = (s = 1, halo = 300) =>
  at(0, 0,
    glow(0, -22, halo, P.light, 0.85) + glow(0, -22, halo * 0.35, P.flame, 0.9) +
    blur(1.2, path('M0 2C-11 -4 -12 -18 -4 -32C-1 -40 1 -48 1 -56C8 -44 14 -28 12 -14C11 -4 6 2 0 2Z', lin([[0, '#fff6d8'], [0.6, P.flame], [1, P.ember]]))) +
    path('M0 0C-5 -3 -5 -10 -1 -18C4 -12 6 -4 0 0Z', '#5f86a0', 'opacity="0.5"'), s);

/** A candle; the origin is the middle of its foot. */
export const candle = (h = 120, w = 26, s = 1, halo = 300) =>
  at(0, 0,
    path(box(-w / 2, -h, w, h), lin([[0, '#7d6a4c'], [0.35, '#f3e2b8'], [0.7, '#c9a86d'], [1, '#5a4630']], [0, 0, 1, 0])) +
    path(oval(0, -h, w / 2, w / 7), '#fff0c4') + path(box(-w / 2, -h, w, h * 0.6), lin([[0, P.flame, 0.8], [1, P.ember, 0]])) +
    path(`M${-w / 2} ${-h}C${-w / 2 - 4} ${-h * 0.8} ${-w / 2 + 2} ${-h * 0.7} ${-w / 2 + 5} ${-h * 0.66}L${-w / 2 + 7} ${-h}Z`, '#f6e6bf') +
    stroke(line([[0, -h], [0, -h - 9]]), '#1a0f0a', 2.4) + `<g transform="translate(0 ${-h - 8})">${flame(1, halo)}</g>`, s);

/** A wine glass; the origin is its foot, about 100 wide and 250 high. */
export function wineGlass({ wine = P.wine, fill = 0.42, lit = P.light, side = 1 } = {}) {
  const bowl = 'M-46 -240C-58 -190 -52 -120 -8 -102L8 -102C52 -120 58 -190 46 -240Z';
  const top = -110 - 130 * fill;
  return (
    path(oval(0, 0, 48, 9), 'rgba(160,200,200,0.22)') + stroke(oval(0, 0, 48, 9), lit, 1.6, 'opacity="0.6"') +
    path('M-4 -104L-3 -10C-8 -5 -20 -3 -30 0L30 0C20 -3 8 -5 3 -10L4 -104Z', 'rgba(170,205,205,0.3)') +
    path(bowl, lin([[0, '#bcd3cc', 0.2], [0.25, '#bcd3cc', 0.05], [0.8, '#bcd3cc', 0.06], [1, '#bcd3cc', 0.28]], [0, 0, 1, 0])) +
    (wine ? within(bowl, rect(-60, top, 120, 200, lin([[0, wine], [0.6, wine], [1, '#1a070a']])) +
      path(oval(0, top, 54, 9), wine) + path(oval(0, top, 54, 9), P.flame, 'opacity="0.3"') + glow(18 * side, -140, 60, P.ember, 0.5)) : '') +
    stroke(bowl, '#cfe0d8', 1.6, 'opacity="0.45"') + stroke(oval(0, -240, 46, 7), lit, 1.8, 'opacity="0.75"') +
    blur(1, stroke(`M${40 * side} -226C${50 * side} -190 ${46 * side} -150 ${26 * side} -124`, P.flame, 5, 'opacity="0.9"')) +
    stroke(`M${-42 * side} -210C${-46 * side} -180 ${-42 * side} -156 ${-34 * side} -140`, P.glass, 3, 'opacity="0.6"') +
    stroke(line([[2 * side, -98], [2 * side, -14]]), lit, 1.4, 'opacity="0.7"')
  );
}

/** A wine bottle; the origin is its foot, 84 wide, 330 high. */
export function bottle({ glass = '#16301f', label = P.paper, lit = P.light, side = 1, cap = P.rust } = {}) {
  const d = 'M-42 0L-42 -190C-42 -226 -16 -232 -15 -262L-15 -326L15 -326L15 -262C16 -232 42 -226 42 -190L42 0Z';
  return rim(
    path(d, lin([[0, '#050c10'], [0.3, glass], [0.7, glass], [1, '#04090c']], [0, 0, 1, 0])) +
      path(box(-16, -330, 32, 62), cap) + path(box(-17, -330, 34, 9), P.night, 'opacity="0.4"') +
      (label ? path(box(-42, -150, 84, 98), lin([[0, '#7b6f58'], [0.4, label], [0.75, '#cbb98f'], [1, '#5c5038']], [0, 0, 1, 0])) +
        path(box(-42, -146, 84, 4) + box(-42, -60, 84, 4) + box(-22, -122, 44, 3) + box(-14, -112, 28, 3), P.brass, 'opacity="0.8"') +
        path(oval(0, -86, 12), P.deep, 'opacity="0.7"') : ''),
    3 * side, -1, lit, 1.5, 0.7,
  ) +
    blur(1.5, stroke(`M${-26 * side} -20L${-26 * side} -186C${-25 * side} -214 ${-9 * side} -232 ${-8 * side} -268`, '#cfe7dc', 4, 'opacity="0.35"'));
}

/** An enamel pendant lamp on its cord; the origin is the rim's middle. */
export const pendant = (s = 1, cord = 400, color = '#12303d') =>
  at(0, 0,
    stroke(line([[0, -60], [0, -cord]]), '#050b10', 3) +
    path('M-78 0C-74 -36 -40 -54 -14 -60L-12 -76L12 -76L14 -60C40 -54 74 -36 78 0Z', lin([[0, '#071219'], [0.35, color], [0.6, '#2d6473'], [1, '#060e14']], [0, 0, 1, 0])) +
    path(oval(0, 0, 78, 12), P.flame) + path(oval(0, 1, 60, 8), '#fff6dd') +
    path(poly([[-76, 4], [76, 4], [330, 620], [-330, 620]]), lin([[0, P.light, 0.3], [0.5, P.light, 0.07], [1, P.light, 0]]), 'style="mix-blend-mode:screen"') +
    glow(0, 6, 240, P.light, 0.9) + glow(0, 4, 90, '#fff3cf', 0.8), s);

/** A paned window onto whatever view is given (drawn in the window's own coordinates). */
export const windowPane = (x: number, y: number, w: number, h: number, view: string, { cols = 3, rows = 3, frame = '#0c171d', bar = 7 } = {}) =>
  path(box(x - 16, y - 16, w + 32, h + 32), frame) + within(box(x, y, w, h), at(x, y, view)) +
  times(cols - 1, (i) => rect(x + ((i + 1) * w) / cols - bar / 2, y, bar, h, frame)) +
  times(rows - 1, (i) => rect(x, y + ((i + 1) * h) / rows - bar / 2, w, bar, frame)) +
  path(box(x - 30, y + h + 10, w + 60, 18), '#1a2a2f') + rect(x - 30, y + h + 10, w + 60, 3, P.light, 'opacity="0.4"');

/** A plate seen from the usual angle, origin its middle. */
export const plate = (rx: number, ry: number, { glaze = '#d9d2bd', well = '#efe6cf', edge = '#7c8f8a' } = {}) =>
  shadow(6, ry * 0.35, rx * 1.18, ry * 1.25, 0.85) +
  path(oval(0, 6, rx, ry), '#4c5b5a') + path(oval(0, 0, rx, ry), lin([[0, edge], [0.35, glaze], [1, '#8f8a78']], [0, 0, 1, 1])) +
  stroke(oval(0, 0, rx - 3, ry - 2), '#fff7df', 2.4, 'opacity="0.6"') +
  path(oval(0, ry * 0.02, rx * 0.7, ry * 0.68), lin([[0, '#9d9a86'], [0.4, well], [1, '#cfc6ac']], [0, 0, 0.6, 1])) +
  surface(path(oval(0, 0, rx, ry), 'rgba(90,110,110,0.12)'), { fx: 0.06, depth: 1.4 });

/** Steam that rises and curls. */
export const steam = (x: number, y: number, s = 1, opacity = 0.4) =>
  fade(opacity, blur(8 * s, stroke(`M${x} ${y}c${-40 * s} ${-60 * s} ${40 * s} ${-90 * s} ${4 * s} ${-160 * s}c${-30 * s} ${-60 * s} ${20 * s} ${-80 * s} ${10 * s} ${-130 * s}`, P.mist, 16 * s) +
    stroke(`M${x + 46 * s} ${y - 10 * s}c${30 * s} ${-60 * s} ${-36 * s} ${-80 * s} ${0} ${-150 * s}`, P.mist, 12 * s)), 'screen');
