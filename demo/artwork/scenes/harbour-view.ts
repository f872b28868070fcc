/** The harbour in layers; the stills of three hours and the hero video are composed from the same ones. */
import { currach, halfDecker, punt } from '../lib/boats.ts';
import { clouds, duskSky, glints, hills, house, lampPost, mist, sky, smoke, village } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, group, lin, path, rect, rim, shadow, stroke, surface, type Grain } from '../lib/paint.ts';
import { box, each, line, oval, poly, smooth } from '../lib/shape.ts';

export const W = 1500;
export const H = 1000;
/** Where the water meets the far quay. */
export const WATERLINE = 588;
export const LIGHTHOUSE = { x: 1262, y: 398 };

export const skyLayer = () => sky(W, 560, duskSky) + glow(1080, 560, 620, '#ffd9a0', 0.75, 260) + glow(1080, 548, 230, '#fff0cf', 0.6, 90);

export const cloudLayer = () =>
  clouds(W, 40, 420, { seed: 14, dark: '#0e2a38', lit: '#5f8d90', opacity: 0.75 }) +
  clouds(W, 330, 230, { seed: 5, dark: '#3c6a76', lit: '#f2b97f', opacity: 0.95, fy: 0.02 });

const lighthouse = (x: number, y: number) =>
  rim(
    path(poly([[x - 12, y + 108], [x - 7, y + 14], [x + 7, y + 14], [x + 12, y + 108]]), lin([[0, '#c9c3ac'], [1, '#5c7273']], [0, 0, 1, 0])) +
      path(box(x - 10, y + 9, 20, 5) + box(x - 6, y - 6, 12, 15) + poly([[x - 8, y - 6], [x, y - 16], [x + 8, y - 6]]), '#152c36') +
      path(box(x - 11, y + 46, 22, 15), P.rust) +
      path(box(x - 4, y - 4, 8, 11), P.flame),
    2, 0, P.light, 1, 0.5,
  );

export const farLayer = () =>
  hills(W, 520, 26, 11, '#7e9a93', '#e9c796', 592) +
  mist(W, 480, 90, '#f0cfa0', 0.45) +
  rim(path(smooth([[760, 600], [860, 548], [980, 530], [1080, 522], [1180, 506], [1300, 500], [1400, 512], [1540, 505], [1540, 610], [760, 610]]), '#3e666d'), 1, -4, P.light, 3, 0.6) +
  lighthouse(LIGHTHOUSE.x, LIGHTHOUSE.y) +
  path(box(1286, 486, 44, 22) + poly([[1282, 488], [1292, 474], [1324, 474], [1334, 488]]), '#274c57') +
  rim(path(smooth([[-40, 470], [120, 420], [260, 405], [420, 430], [600, 480], [780, 540], [900, 586], [-40, 600]]), '#21485a'), 2, -5, '#c9a67c', 4, 0.5);

/** Stone has its grain in the air only; in the water it would be lost. */
const grained = (content: string, mirrored: boolean, grain: Grain) => (mirrored ? content : surface(content, grain));

const iceHouse = (mirrored: boolean, lit: number) =>
  grained(house(392, 566, 250, 128, { roof: 62, wall: '#3a5250', seed: 9, lit, rows: 2 }), mirrored, { fx: 0.05, fy: 0.08, depth: 2.2 }) +
  rim(path(box(372, 470, 22, 98), '#1b3743'), 2, -2, P.peach, 1) +
  (lit ? glow(517, 520, 260, P.light, 0.7, 120) : '');

const quay = (mirrored: boolean) =>
  grained(path(poly([[-20, 562], [905, 566], [930, 600], [-20, 600]]), lin([[0, '#35494b'], [1, '#0c1c25']])), mirrored, { fx: 0.03, fy: 0.09, depth: 3 }) +
  stroke(line([[-20, 563], [905, 567]]), P.light, 2, 'opacity="0.45"');

/** `lit`: how many windows are, of those at dusk; without any, the lamps are out. */
export const townLayer = (mirrored = false, lit = 1) =>
  rim(village(-30, 250, 520, 21, { scale: 0.8, lit: 0.35 * lit }), 2, -3, '#d9b285', 1.5, 0.5) +
  rim(village(-20, 400, 566, 4, { lit: 0.55 * lit }), 2, -3, '#e0b586', 1.5, 0.6) +
  rim(village(640, 880, 567, 16, { scale: 0.82, lit: 0.5 * lit }), 2, -3, '#e0b586', 1.5, 0.6) +
  rim(iceHouse(mirrored, lit), 2, -3, '#e8bd8a', 1.6, 0.6) +
  smoke(440, 356, 1.1) + smoke(92, 428, 0.8) + smoke(700, 450, 0.6) +
  quay(mirrored) +
  each([[352, 566, 58, 0.55], [690, 567, 54, 0.5], [856, 567, 50, 0.45]], ([x, y, h, s]) => lampPost(x, y, h, s, undefined, lit > 0));

/** The water's own colour over whatever it mirrors. */
export const waterTint = () =>
  rect(0, WATERLINE, W, H - WATERLINE, lin([[0, '#1d4a5a', 0.05], [0.35, '#12303d', 0.35], [1, '#07131b', 0.88]])) +
  glow(1090, 640, 420, '#ffcf8f', 0.4, 190);

export const glintLayer = () =>
  glints(1090, 594, 960, 190, '#ffd9a0', 4, 120, 0.8) + glints(517, 604, 900, 120, P.light, 8, 80, 0.75) +
  glints(352, 604, 800, 40, P.light, 2, 34, 0.7) +
  glints(690, 604, 800, 40, P.light, 3, 34, 0.7) + glints(856, 604, 780, 36, P.light, 6, 30, 0.6) +
  glints(130, 604, 820, 90, P.brass, 7, 40, 0.6);

export interface Boat {
  x: number;
  y: number;
  s: number;
  flip: 1 | -1;
  draw: () => string;
}

/** Boats and where they lie; the video lets each one bob about its own waterline. */
export const boats: Boat[] = [
  { x: 760, y: 632, s: 0.62, flip: -1, draw: () => halfDecker({ hull: '#1c4350', band: '#c99a4b' }) },
  { x: 1010, y: 700, s: 0.98, flip: 1, draw: () => halfDecker({ hull: '#12303d', band: P.rust }) },
  { x: 420, y: 700, s: 0.72, flip: 1, draw: () => punt() },
  { x: 640, y: 800, s: 1.02, flip: -1, draw: () => currach() },
];

export const placeBoat = ({ x, y, s, flip, draw }: Boat) => at(x, y, draw(), s, 0, flip);
export const placeReflection = ({ x, y, s, flip, draw }: Boat) =>
  group(draw(), `transform="translate(${x} ${y + 8 * s}) scale(${s * flip} ${-s * 0.8})" opacity="0.6"`);

/** The near quay's edge with bollard, rope and lamp, almost in the dark. */
export const nearLayer = (isLit = true) =>
  shadow(140, 1000, 700, 200, 0.9) +
  surface(rim(path(poly([[-20, 872], [230, 884], [420, 930], [560, 1010], [-20, 1010]]), lin([[0, '#2a3c40'], [0.25, '#101f28'], [1, '#060d13']])), 2, -5, P.light, 2, 0.5), { fx: 0.02, fy: 0.05, depth: 5 }) +
  rim(path('M232 906C228 880 236 852 238 838C226 836 222 822 240 816C266 810 294 812 302 822C308 834 300 838 292 840C294 860 302 886 300 912Z', '#0a151c'), -4, -3, P.light, 2, 0.8) +
  stroke('M296 850C360 880 470 870 560 826', '#5a4a34', 6) + stroke('M296 848C360 878 470 868 560 824', P.light, 1.4, 'opacity="0.5"') +
  lampPost(92, 890, 430, 1.5, '#060d12', isLit) + (isLit ? glow(92, 880, 330, P.light, 0.42, 70) : '') +
  rim(path(smooth([[-10, 900], [10, 860], [60, 850], [70, 880], [60, 910]]) + oval(40, 896, 44, 18), '#0c1920'), 4, -3, P.brass, 2, 0.5) +
  blur(1, stroke('M0 868C20 858 50 860 62 876M-6 884C20 872 50 876 66 890', P.brass, 2, 'opacity="0.5"'));
