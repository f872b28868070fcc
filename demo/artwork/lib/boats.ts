/** Boats; the origin is amidships at the waterline. */
import { P } from './palette.ts';
import { glow, group, lin, path, rim, stroke } from './paint.ts';
import { box, line, oval, poly, smooth } from './shape.ts';

/** A half-decker with wheelhouse, mast and a lamp; about 260 wide. */
export function halfDecker({ hull = '#14303c', band = P.rust, lit = P.peach, lamp = true } = {}) {
  const sheer = 'M-130 -44C-90 -30 -20 -24 40 -30C80 -34 112 -46 138 -62C132 -34 118 -10 100 6L-104 6C-120 -8 -130 -26 -130 -44Z';
  const body =
    path(sheer, lin([[0, hull], [1, '#071118']])) +
    stroke('M-129 -36C-90 -22 -20 -16 40 -22C80 -26 110 -36 134 -50', band, 5) +
    path(poly([[-92, -34], [-88, -92], [-26, -96], [-18, -32]]), lin([[0, '#26505c'], [1, '#0f2833']])) +
    path(poly([[-98, -90], [-96, -100], [-18, -104], [-20, -94]]), '#0a1820') +
    path(box(-80, -82, 20, 22) + box(-52, -84, 20, 22), lin([[0, P.flame], [1, P.brass]])) +
    stroke(line([[20, -30], [16, -212]]), '#0a161d', 5) +
    stroke(line([[17, -120], [104, -150]]) + line([[-56, -100], [-58, -150]]), '#0a161d', 4) +
    stroke('M16 -208L134 -60M16 -208L-126 -44M104 -150L92 -44M17 -200L104 -150M-58 -150L16 -180', '#0a161d', 1.4) +
    path(oval(60, -40, 13) + oval(84, -42, 11), P.rust) +
    path(smooth([[-4, -30], [4, -48], [30, -52], [44, -34]]), '#0d222c');
  return group(
    rim(body, 3, -3, lit, 1.6, 0.75) +
      (lamp ? path(oval(16, -196, 4), P.flame) + glow(16, -196, 90, P.light, 0.9) : '') +
      glow(-58, -72, 70, P.brass, 0.7),
  );
}

/** A currach: tarred canvas over laths, high narrow bow; about 300 wide. */
export function currach({ lit = P.light, oars = true } = {}) {
  const hull = 'M-150 -34C-120 -14 -60 -6 0 -6C70 -6 128 -26 168 -74C162 -34 128 10 60 18L-96 18C-126 12 -146 -10 -150 -34Z';
  const inside = 'M-150 -34C-120 -14 -60 -6 0 -6C70 -6 128 -26 168 -74C120 -40 60 -26 0 -26C-60 -26 -116 -32 -150 -34Z';
  return (
    rim(path(hull, lin([[0, '#12242d'], [1, '#04090d']])), 2, -3, lit, 2, 0.5) +
    path(inside, lin([[0, '#3a2a1c'], [1, '#120d0b']])) +
    stroke('M-150 -34C-120 -14 -60 -6 0 -6C70 -6 128 -26 168 -74', P.brass, 3.4, 'opacity="0.85"') +
    stroke('M-60 -26L-54 -6M-6 -27L0 -6M50 -30L58 -9M100 -44L106 -22', P.oak, 7) +
    (oars ? stroke('M-100 -30L20 -42M-60 -20L80 -50', '#6b4a2b', 4) : '')
  );
}

/** A small clinker rowing boat; about 170 wide. */
export const punt = (color = '#1b3a45', lit = P.light) =>
  rim(
    path('M-86 -26C-50 -16 40 -16 88 -34C82 -8 66 4 54 8L-62 8C-78 0 -84 -14 -86 -26Z', lin([[0, color], [1, '#060f15']])) +
      stroke('M-84 -18C-50 -9 40 -9 84 -25M-80 -8C-48 0 40 0 76 -14', '#0a1a22', 2) +
      path('M-86 -26C-50 -16 40 -16 88 -34C40 -28 -40 -28 -86 -26Z', '#0d1a20'),
    2, -3, lit, 1.6, 0.7,
  );
