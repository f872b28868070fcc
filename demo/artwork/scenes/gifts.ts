/** What the five gift cards are about: the slip, a tune, two stools, five glasses, an oyster. Bold, for they hang small. */
import { clouds } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, limb, line, oval, poly, smooth, times } from '../lib/shape.ts';

const square = { w: 1000, h: 1000, px: 1400, vignette: 0.15 };
const paperWall = () => surface(rect(0, 0, 1000, 1000, lin([[0, '#f2eedd'], [1, '#d6dccb']])), { fx: 0.01, depth: 1.2 });
const counter = (y: number) => rim(surface(rect(-20, y, 1040, 1020 - y, lin([[0, '#b98a56'], [1, '#6d4827']])), { fx: 0.004, fy: 0.06, depth: 4 }), 0, 5, '#fff2cf', 3, 0.9);

/** The slip from the water: the house at its head, under its lamp. */
export function slipCard() {
  const [w, h] = [1200, 1500];
  const front = box(300, 330, 560, 380);
  return picture(
    rect(0, 0, w, h, lin([[0, '#e9ecdc'], [0.5, '#f6efdc'], [1, '#cfdccd']])) + clouds(w, 40, 300, { seed: 12, dark: '#a9bdb0', lit: '#ffffff', opacity: 0.9 }) +
      rim(surface(path(front, lin([[0, '#9aa79b'], [1, '#6f8079']])), { fx: 0.03, fy: 0.05, depth: 6 }), -4, -4, '#fff', 4, 0.8) +
      path(poly([[270, 338], [580, 160], [890, 338]]), lin([[0, '#2d4a52'], [1, '#16303c']])) + path(box(730, 150, 50, 130), '#23404a') +
      each([[360, 400], [510, 400], [700, 400]], ([x, y]) => path(box(x, y, 84, 104), '#16303c') + stroke(line([[x + 42, y], [x + 42, y + 104]]) + line([[x, y + 52], [x + 84, y + 52]]), '#e8dfc4', 6)) +
      path(box(490, 560, 130, 150), '#a8482e') + path(oval(600, 640, 8), P.flame) + path(box(360, 580, 84, 84) + box(700, 580, 84, 84), '#16303c') +
      stroke('M940 712L940 420', '#16303c', 22) + path(poly([[905, 420], [975, 420], [990, 330], [890, 330]]), P.flame) + stroke(poly([[905, 420], [975, 420], [990, 330], [890, 330]]), '#16303c', 12) + path(poly([[880, 330], [1000, 330], [940, 286]]), '#16303c') + glow(940, 380, 260, '#ffe2a0', 0.6) +
      surface(path(poly([[-20, 706], [1220, 706], [1220, 1190], [-20, 1190]]), lin([[0, '#a7b0a2'], [1, '#5f716e']])), { fx: 0.02, fy: 0.05, depth: 6 }) +
      surface(path(poly([[400, 706], [720, 706], [960, 1230], [160, 1230]]), lin([[0, '#e9e2ca'], [1, '#b7b099']])), { fx: 0.03, fy: 0.06, depth: 5 }) +
      times(9, (i) => { const y = 740 + i ** 1.35 * 26; const part = (y - 706) / 524; return stroke(line([[400 - 240 * part, y], [720 + 240 * part, y]]), '#3a4f52', 7 + i); }) +
      rect(-20, 1180, w + 40, 340, lin([[0, '#7fa6a0'], [1, '#1d4a5a']])) + times(26, (i) => stroke(`M${(i * 173) % 1200 - 60} ${1204 + i * 11}q60 -16 120 0t120 0`, i % 2 ? '#12303d' : '#f2eedd', 7, 'opacity="0.75"')) +
      at(890, 1150, path('M-190 -40C-150 -20 120 -20 190 -70C180 0 140 40 90 46L-120 46C-160 30 -186 0 -190 -40Z', lin([[0, '#23485a'], [1, '#0b1d28']])) + stroke('M-190 -40C-150 -20 120 -20 190 -70', '#f2eedd', 9) + stroke('M-40 -24L-60 -60M60 -28L80 -64', '#16303c', 12)),
    { w, h, px: 1600, vignette: 0.15 },
  );
}

/** A fiddle between two candles. */
export function supperAndTune() {
  const body = smooth([[0, -190], [96, -170], [128, -90], [74, 0], [84, 60], [150, 130], [150, 250], [60, 330], [-60, 330], [-150, 250], [-150, 130], [-84, 60], [-74, 0], [-128, -90], [-96, -170]]);
  const taper = (x: number) => at(x, 880, shadow(0, 0, 90, 20, 0.6) + path(oval(0, 0, 90, 22), '#8a6324') + path(box(-34, -430, 68, 430), lin([[0, '#fdf9ea'], [1, '#d9cdaa']])) + stroke(box(-34, -430, 68, 430), '#16303c', 7) + path('M0 -560C36 -500 40 -470 0 -440C-40 -470 -36 -500 0 -560Z', P.flame) + stroke('M0 -560C36 -500 40 -470 0 -440C-40 -470 -36 -500 0 -560Z', '#a8742c', 8));
  return picture(
    paperWall() + glow(160, 380, 420, '#ffe6ae', 0.7) + glow(840, 380, 420, '#ffe6ae', 0.7) + counter(860) + taper(160) + taper(840) +
      at(500, 580, shadow(10, 330, 210, 40, 0.7) + rim(surface(path(body, lin([[0, '#7d3a20'], [0.5, '#a8602f'], [1, '#5d2a16']])), { fx: 0.006, fy: 0.05, depth: 3 }), -5, -5, '#ffe2b0', 5, 0.9) + stroke(body, '#1d120c', 9) +
        path(limb([[0, 120, 26], [0, -200, 22], [0, -440, 17]]), '#16110e') + path(oval(0, -462, 34) + oval(26, -448, 16), '#3a1f12') + each([-400, -360], (y) => stroke(line([[-44, y], [44, y + 8]]), '#16110e', 14)) +
        path(box(-52, 126, 104, 20), '#e8c987') + path(poly([[-34, 190], [34, 190], [22, 320], [-22, 320]]), '#16110e') + each([-12, 0, 12], (x) => stroke(line([[x, -420], [x, 250]]), '#f6efe2', 3)) +
        stroke('M-76 60C-56 90 -92 150 -70 180M76 60C56 90 92 150 70 180', '#1d120c', 10)) +
      stroke('M300 930L760 270', '#3a1f12', 16) + stroke('M322 934L776 284', '#f6f0dc', 7),
    square,
  );
}

/** Two stools at the rail. */
export function twoStools() {
  const stool = (x: number) => at(x, 560, shadow(0, 392, 190, 30, 0.6) + stroke('M-80 20L-140 390M80 20L140 390M-44 20L-60 390M44 20L60 390', '#16303c', 22) + stroke('M-116 240L116 240', '#c99a4b', 20) +
    rim(surface(path('M-150 -34C-150 -70 150 -70 150 -34L142 18C142 34 -142 34 -142 18Z', lin([[0, '#a8602f'], [1, '#4a1f12']])), { fx: 0.03, depth: 2 }), -3, -5, '#ffe2b0', 5) + stroke('M-146 0C-100 14 100 14 146 0', '#c99a4b', 13));
  return picture(
    paperWall() + glow(500, 200, 700, '#ffe6ae', 0.6) + surface(rect(-20, 930, 1040, 90, '#5d3d24'), { fx: 0.004, fy: 0.08, depth: 5 }) +
      rim(surface(rect(-20, 120, 1040, 90, lin([[0, '#d0a26a'], [1, '#7a5232']])), { fx: 0.004, fy: 0.06, depth: 4 }), 0, -4, '#fff2cf', 3) + rect(-20, 210, 1040, 220, lin([[0, '#23485a'], [1, '#12303d']])) + times(7, (i) => stroke(line([[i * 170 - 10, 214], [i * 170 - 10, 426]]), '#0b1d28', 7)) +
      stroke('M-20 470L1020 470', '#16303c', 30) + stroke('M-20 464L1020 464', '#e8c987', 15) + stool(290) + stool(720) +
      each([290, 720], (x) => path(oval(x, 112, 130, 22), '#fdfaf0') + stroke(oval(x, 112, 130, 22), '#16303c', 7) + path(oval(x, 104, 56, 12), '#a8602f')),
    square,
  );
}

/** Five glasses in a row, each of another wine. */
export function fiveGlasses() {
  const bowl = 'M-74 -330C-92 -220 -60 -160 -9 -148L-9 -18C-44 -12 -58 -8 -58 0L58 0C58 -8 44 -12 9 -18L9 -148C60 -160 92 -220 74 -330Z';
  const glass = (fill: string, level: number) => shadow(0, 6, 90, 18, 0.6) + path(bowl, '#fdfbf2', 'opacity="0.7"') + within(bowl, rect(-100, -level, 200, level - 150, fill)) + stroke(bowl, '#16303c', 10);
  return picture(
    paperWall() + glow(500, 300, 640, '#ffe6ae', 0.6) + counter(700) +
      each([[150, 720, '#e6cf86', 300], [330, 760, '#c9862f', 270], [510, 730, '#d98a6c', 300], [690, 770, '#7d2a2c', 280], [860, 740, '#3f1418', 300]], ([x, y, fill, level]) => at(x, y, glass(fill, level), 1.35)) +
      at(420, 900, path(oval(0, 0, 150, 40), '#f6f0dc') + stroke(oval(0, 0, 150, 40), '#16303c', 8) + path(poly([[-90, -10], [60, -60], [80, 4], [-80, 22]]), '#f2d25c') + stroke(poly([[-90, -10], [60, -60], [80, 4], [-80, 22]]), '#16303c', 7) + each([[-30, -8], [24, -26], [40, -4]], ([x, y]) => path(oval(x, y, 9), '#b98a2c'))),
    square,
  );
}

/** An oyster in its shell, its knife, and the loaf behind. */
export function oysterMorning() {
  const shell = smooth([[-330, 40], [-270, -120], [-110, -210], [90, -220], [270, -130], [340, 20], [250, 150], [60, 210], [-150, 190], [-280, 130]]);
  return picture(
    paperWall() + glow(300, 200, 640, '#ffe6ae', 0.6) + counter(560) +
      at(620, 560, shadow(0, 10, 380, 40, 0.7) + rim(surface(path('M-340 0C-370 -150 -240 -290 0 -296C240 -290 370 -150 340 0Z', lin([[0, '#c98f52'], [1, '#5d3418']])), { fx: 0.03, depth: 7 }), -6, -6, '#ffe9bd', 6) + stroke('M-190 -200L180 -60M190 -210L-160 -50', '#3a1f12', 18)) +
      at(430, 760, shadow(10, 90, 380, 130, 0.6) + rim(surface(path(shell, lin([[0, '#7d8f88'], [1, '#23404a']])), { fx: 0.03, fy: 0.03, depth: 9 }), -6, -6, '#fff', 5) +
        path(smooth([[-250, 30], [-190, -90], [-60, -150], [110, -150], [230, -70], [260, 30], [160, 110], [0, 140], [-150, 110]]), '#fbf8ec') +
        path(smooth([[-160, 20], [-90, -70], [60, -90], [160, -20], [130, 60], [0, 90], [-110, 70]]), rad([[0, '#e6e0c8'], [0.7, '#a9b3a0'], [1, '#4d6260']])) + stroke('M-110 30C-60 -10 60 -30 120 10M-60 60C0 40 60 40 90 46', '#16303c', 8) + path(oval(96, -30, 15), '#fff')) +
      at(780, 880, path('M-150 -20L-20 -34L-20 34L-150 20C-180 10 -180 -10 -150 -20Z', '#e6ebe0') + stroke('M-150 -20L-20 -34L-20 34L-150 20C-180 10 -180 -10 -150 -20Z', '#16303c', 8) + path('M-20 -40C60 -56 150 -50 190 -30C206 -10 206 10 190 30C150 50 60 56 -20 40Z', '#7d3a20') + stroke('M-20 -40C60 -56 150 -50 190 -30C206 -10 206 10 190 30C150 50 60 56 -20 40Z', '#16110e', 8), 1, -14),
    square,
  );
}
