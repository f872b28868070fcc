/** People, as lamplight leaves them: silhouettes with a lit edge. */
import { at, path, rim } from './paint.js';
import { limb, oval, smooth, times } from './shape.js';

const hairs = {
  short: 'M-25 -6C-29 -34 -10 -44 4 -42C24 -40 30 -22 25 -4C22 -18 10 -24 -2 -24C-14 -24 -22 -18 -25 -6Z',
  long: 'M-27 34C-36 4 -34 -42 2 -44C36 -42 36 4 29 36C24 30 22 10 22 -6C10 -22 -12 -22 -21 -6C-21 12 -22 26 -27 34Z',
  bun: 'M-25 -2C-31 -36 -12 -44 0 -44C-10 -62 22 -68 18 -46C16 -42 30 -34 25 -2C20 -18 10 -24 0 -24C-12 -24 -20 -18 -25 -2Z',
  cap: 'M-27 -14C-29 -40 -8 -48 6 -46C26 -44 32 -30 28 -18L46 -12C48 -8 44 -6 40 -7L-27 -12Z',
  curls: 'M-30 8C-40 -2 -36 -20 -30 -26C-30 -42 -14 -52 -2 -48C14 -56 32 -44 32 -28C40 -18 38 2 30 10C28 -6 24 -16 14 -22C0 -26 -20 -22 -24 -8Z',
  toque: 'M-24 -18L-26 -46C-44 -52 -40 -82 -20 -80C-10 -96 16 -96 22 -80C42 -82 44 -54 28 -46L25 -18Z',
};

/** A head with hair, about 60 high; origin its middle. */
export const head = (hair = 'short', skin = '#0f1f29', hairColor = '#0a161e') =>
  path('M-23 -8C-24 -32 -10 -40 2 -40C20 -40 26 -24 24 -6C23 14 14 34 1 36C-12 34 -22 14 -23 -8Z', skin) + path(limb([[0, 24, 12], [0, 52, 14]]), skin) + path(hairs[hair], hairColor);

/** Head and shoulders from behind or in back-light; origin at the chest's foot. */
export const bust = (hair, color = '#0a161e') =>
  path('M-78 0C-80 -46 -62 -70 -30 -80C-12 -86 12 -86 30 -80C62 -70 80 -46 78 0Z', color) + at(0, -126, head(hair, color, color));

/** Somebody at a table, seen from the side, looking right; origin at the seat. 170 high. */
export const sitter = ({ hair = 'short', color = '#0c1a23', arm = [60, -52], lean = 8 } = {}) =>
  path(smooth([[-34, 6], [-38, -50], [-30, -96], [lean - 10, -112], [lean + 18, -104], [24, -60], [30, 0], [60, 4], [92, 8], [96, 30], [40, 36], [-20, 30]]), color) +
  path(limb([[84, 18, 15], [92, 60, 12], [88, 100, 9]]), color) +
  path(limb([[lean + 4, -92, 14], [lean + 22, -54, 12], [arm[0], arm[1], 8]]), color) + path(oval(arm[0] + 4, arm[1], 9), color) +
  at(lean + 8, -146, head(hair, color, color), 0.82);

/** Somebody standing; origin at the feet, 320 high. */
export const stander = ({ hair = 'short', color = '#0c1a23', left = [-52, -128], right = [52, -128], apron } = {}) =>
  path(limb([[-16, -150, 20], [-20, -80, 15], [-20, -6, 11]]) + limb([[16, -150, 20], [20, -80, 15], [22, -6, 11]]), color) +
  path(smooth([[-44, -250], [-20, -266], [20, -266], [44, -250], [38, -190], [34, -140], [-34, -140], [-38, -190]]), color) +
  path(limb([[-38, -244, 15], [(left[0] - 50) / 1.9, (left[1] - 240) / 2 + 4, 12], [...left, 9]]) + limb([[38, -244, 15], [(right[0] + 50) / 1.9, (right[1] - 240) / 2 + 4, 12], [...right, 9]]), color) +
  (apron ? path('M-26 -236L26 -236L34 -150L40 -50L-40 -50L-34 -150Z', apron) : '') +
  at(0, -300, head(hair, color, color), 0.86);

/** A standing crowd from behind, row by row, nearer ones larger and darker. */
export function crowdRow(y, s, seed, r, color, lit, w = 1500, light = [0, -4]) {
  const kinds = ['short', 'long', 'bun', 'curls', 'short', 'cap'];
  const n = Math.ceil(w / (108 * s)) + 1;
  const people = times(n, (i) => at(i * 108 * s + r(-26, 26) * s - 20, y + r(-26, 20) * s, bust(kinds[Math.floor(r(0, kinds.length))], color), s * r(0.9, 1.1), r(-3, 3), r() < 0.5 ? -1 : 1));
  return rim(people, light[0], light[1], lit, 1.6 * s, 0.85);
}

/** A raised arm with an open hand or a glass; origin at the shoulder. */
export const raisedArm = (h, color) => path(limb([[0, 40, 20], [6, -h * 0.5, 15], [0, -h, 11]]) + oval(0, -h - 12, 13, 17) + limb([[-8, -h - 20, 4], [-12, -h - 42, 3.4]]) + limb([[0, -h - 24, 4], [0, -h - 50, 3.4]]) + limb([[8, -h - 20, 4], [13, -h - 42, 3.4]]), color);

