/** People, as lamplight leaves them: silhouettes with a lit edge. */
import { at, lin, path, rim } from './paint.ts';
import { limb, oval, pick, smooth, times, type Chance, type Point } from './shape.ts';

export type Hair = 'short' | 'long' | 'bun' | 'cap' | 'curls' | 'toque';
export interface Look {
  skin?: string;
  hairColor?: string;
  beard?: boolean;
}
export interface Sitter {
  hair?: Hair;
  color?: string;
  arm?: Point;
  lean?: number;
  look?: Look;
  trousers?: string;
}
interface Stander {
  hair?: Hair;
  color?: string;
  left?: Point;
  right?: Point;
  apron?: string;
}

const hairs: Record<Hair, string> = {
  short: 'M-25 -6C-29 -34 -10 -44 4 -42C24 -40 30 -22 25 -4C22 -18 10 -24 -2 -24C-14 -24 -22 -18 -25 -6Z',
  long: 'M-27 34C-36 4 -34 -42 2 -44C36 -42 36 4 29 36C24 30 22 10 22 -6C10 -22 -12 -22 -21 -6C-21 12 -22 26 -27 34Z',
  bun: 'M-25 -2C-31 -36 -12 -44 0 -44C-10 -62 22 -68 18 -46C16 -42 30 -34 25 -2C20 -18 10 -24 0 -24C-12 -24 -20 -18 -25 -2Z',
  cap: 'M-27 -14C-29 -40 -8 -48 6 -46C26 -44 32 -30 28 -18L46 -12C48 -8 44 -6 40 -7L-27 -12Z',
  curls: 'M-30 8C-40 -2 -36 -20 -30 -26C-30 -42 -14 -52 -2 -48C14 -56 32 -44 32 -28C40 -18 38 2 30 10C28 -6 24 -16 14 -22C0 -26 -20 -22 -24 -8Z',
  toque: 'M-24 -18L-26 -46C-44 -52 -40 -82 -20 -80C-10 -96 16 -96 22 -80C42 -82 44 -54 28 -46L25 -18Z',
};

/** A head with hair, about 60 high; origin its middle. */
const head = (hair: Hair = 'short', skin = '#0f1f29', hairColor = '#0a161e') =>
  path('M-23 -8C-24 -32 -10 -40 2 -40C20 -40 26 -24 24 -6C23 14 14 34 1 36C-12 34 -22 14 -23 -8Z', skin) +
  path(limb([[0, 24, 12], [0, 52, 14]]), skin) + path(hairs[hair], hairColor);

/** Head and shoulders from behind or in back-light; origin at the chest's foot. */
const bust = (hair: Hair, color = '#0a161e') =>
  path('M-78 0C-80 -46 -62 -70 -30 -80C-12 -86 12 -86 30 -80C62 -70 80 -46 78 0Z', color) + at(0, -126, head(hair, color, color));

const sideHairs: Record<Hair, string> = {
  short: 'M-30 8C-38 -20 -30 -46 0 -48C22 -48 32 -36 30 -24C18 -30 8 -24 -4 -22C-10 -10 -10 0 -14 10C-20 18 -28 16 -30 8Z',
  long: 'M-26 66C-48 40 -44 -48 2 -50C24 -50 34 -36 30 -24C18 -30 6 -24 -4 -16C-8 10 -2 40 -10 68C-14 76 -22 74 -26 66Z',
  bun: 'M-28 12C-36 -18 -30 -46 0 -48C22 -48 32 -36 30 -24C16 -30 2 -22 -6 -8C-10 6 -20 18 -28 12ZM-24 -20C-44 -14 -56 -34 -44 -48C-32 -58 -18 -48 -18 -36Z',
  cap: 'M-32 -8C-38 -34 -20 -52 4 -50C26 -48 34 -36 32 -28L56 -20C58 -14 50 -13 44 -14L-6 -18C-12 -6 -14 8 -22 14C-30 12 -32 0 -32 -8Z',
  curls: 'M-28 24C-46 14 -44 -10 -38 -18C-44 -40 -24 -58 -6 -54C8 -62 34 -54 34 -30C22 -32 8 -26 -2 -16C-4 0 -8 14 -12 24C-18 30 -24 30 -28 24Z',
  toque: 'M-28 4C-32 -16 -30 -34 -28 -40C-46 -50 -38 -84 -16 -80C-4 -96 22 -92 26 -76C44 -74 44 -50 30 -42L30 -26L-8 -22C-12 -6 -18 8 -28 4Z',
};

/** A head from the side, looking right, its face in the lamp; origin its middle. */
export const sideHead = (hair: Hair = 'short', { skin = '#b8754a', hairColor = '#140f0d', beard = false }: Look = {}) =>
  path(limb([[-8, 14, 14], [-12, 56, 17]]), lin([[0, '#2a1a16'], [1, skin]], [0, 0, 1, 0])) +
  path('M-26 -10C-28 -40 -6 -46 8 -44C26 -42 31 -28 30 -18C30 -12 33 -8 40 4C42 8 38 10 34 10C35 14 36 17 33 19C35 22 33 25 32 27C33 36 26 40 16 39C4 38 -4 34 -8 26C-20 18 -25 6 -26 -10Z', lin([[0.2, '#33201a'], [0.75, skin], [1, '#e6b183']], [0, 0, 1, 0])) +
  path('M16 -10C22 -12 27 -11 29 -9L27 -5C23 -6 19 -6 16 -10Z', '#1d1210') +
  (beard ? path('M-8 4C-6 16 2 20 12 18C22 14 30 18 33 20C34 30 32 46 16 48C2 48 -8 38 -12 22Z', hairColor) : '') +
  path(sideHairs[hair], hairColor);

/** Somebody at a table, seen from the side, looking right; origin at the seat, 170 high. */
export const sitter = ({ hair = 'short', color = '#1a2c35', arm = [60, -52], lean = 8, look = {}, trousers = '#0b161d' }: Sitter = {}) => {
  const coat = lin([[0, '#0a141a'], [0.55, color], [1, color]], [0, 0, 1, 0]);
  const skin = look.skin ?? '#b8754a';
  return (
    path(limb([[-6, 18, 22], [50, 16, 20], [84, 20, 17], [92, 66, 13], [88, 112, 10]]) +
      'M78 104L122 110C126 120 120 122 112 122L76 122Z', trousers) +
    path(smooth([[-38, 26], [-42, -40], [-36, -86], [lean - 22, -112], [lean + 14, -110], [lean + 26, -84], [30, -40], [30, 26], [0, 34]]), coat) +
    at(lean + 2, -142, sideHead(hair, look), 0.86) +
    path(limb([[lean - 4, -90, 17], [lean + 8, -46, 16], [(lean + arm[0]) / 2 + 14, (arm[1] - 46) / 2 + 4, 12], [arm[0] - 4, arm[1], 9]]), coat) +
    path(limb([[arm[0] - 2, arm[1], 8], [arm[0] + 10, arm[1] - 3, 9], [arm[0] + 17, arm[1] - 2, 6]]), skin)
  );
};

/** Somebody standing; origin at the feet, 320 high. */
export const stander = ({ hair = 'short', color = '#0c1a23', left = [-52, -128], right = [52, -128], apron }: Stander = {}) =>
  path(limb([[-16, -150, 20], [-20, -80, 15], [-20, -6, 11]]) + limb([[16, -150, 20], [20, -80, 15], [22, -6, 11]]), color) +
  path(smooth([[-44, -250], [-20, -266], [20, -266], [44, -250], [38, -190], [34, -140], [-34, -140], [-38, -190]]), color) +
  path(limb([[-38, -244, 15], [(left[0] - 50) / 1.9, (left[1] - 240) / 2 + 4, 12], [...left, 9]]) +
    limb([[38, -244, 15], [(right[0] + 50) / 1.9, (right[1] - 240) / 2 + 4, 12], [...right, 9]]), color) +
  (apron ? path('M-26 -236L26 -236L34 -150L40 -50L-40 -50L-34 -150Z', apron) : '') +
  at(0, -300, head(hair, color, color), 0.86);

/** A standing crowd from behind, row by row, nearer ones larger and darker. */
export function crowdRow(y: number, s: number, seed: number, r: Chance, color: string, lit: string, w = 1500, light: Point = [0, -4]) {
  const kinds: Hair[] = ['short', 'long', 'bun', 'curls', 'short', 'cap'];
  const n = Math.ceil(w / (108 * s)) + 1;
  const people = times(n, (i) => at(i * 108 * s + r(-26, 26) * s - 20, y + r(-26, 20) * s, bust(pick(kinds, r), color), s * r(0.9, 1.1), r(-3, 3), r() < 0.5 ? -1 : 1));
  return rim(people, light[0], light[1], lit, 1.6 * s, 0.85);
}

/** A raised arm with an open hand or a glass; origin at the shoulder. */
export const raisedArm = (h: number, color: string) => path(limb([[0, 40, 20], [6, -h * 0.5, 15], [0, -h, 11]]) +
  oval(0, -h - 12, 13, 17) + limb([[-8, -h - 20, 4], [-12, -h - 42, 3.4]]) +
  limb([[0, -h - 24, 4], [0, -h - 50, 3.4]]) + limb([[8, -h - 20, 4], [13, -h - 42, 3.4]]), color);

