/** What the day of the house asks for: crabs, drinks, and a radio over the sink. */
import { P } from '../lib/palette.ts';
import { at, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, limb, line, nth, oval, poly, rng, smooth, times } from '../lib/shape.ts';

const tiles = (w: number, h: number, size: number) =>
  surface(rect(0, 0, w, h, lin([[0, '#d6ded0'], [1, '#a4b7ab']])), { fx: 0.01, depth: 1.6 }) +
  times(Math.ceil(h / size), (i) => stroke(line([[0, i * size], [w, i * size]]), '#7f978c', 4, 'opacity="0.7"')) +
  times(Math.ceil(w / size), (i) => stroke(line([[i * size, 0], [i * size, h]]), '#7f978c', 4, 'opacity="0.7"'));

/** One side of a crab: four legs and a claw; origin the middle of its shell. */
const crabSide = () => {
  const leg = (d: readonly (readonly [number, number, number])[]) => rim(path(limb(d), lin([[0, '#8a4426'], [1, '#4a1f12']])), -3, -4, '#ffd9a0', 4, 0.9);
  return each([
    [[190, 60, 26], [330, 40, 21], [430, 140, 15], [470, 250, 6]],
    [[180, 110, 26], [310, 130, 21], [390, 240, 15], [410, 350, 6]],
    [[160, 150, 25], [260, 210, 20], [310, 320, 14], [310, 430, 6]],
    [[120, 180, 23], [180, 270, 18], [200, 370, 12], [180, 460, 5]],
  ] as const, leg) +
    leg([[190, -20, 32], [300, -90, 36], [330, -210, 40]]) +
    rim(path('M280 -200C240 -300 270 -430 360 -470C350 -410 350 -380 372 -350C388 -392 412 -420 440 -430C470 -340 450 -220 380 -180C340 -160 300 -166 280 -200Z', lin([[0, '#2a140e'], [0.35, '#7d3a20'], [1, '#52230f']])), -4, -5, '#ffd9a0', 5, 0.95);
};

/** A crab on a board, from above. */
export function crab() {
  const [w, h] = [1200, 1500];
  const r = rng(21);
  const shell = smooth([[-250, -20], [-190, -130], [-60, -176], [60, -176], [190, -130], [250, -20], [200, 110], [90, 186], [-90, 186], [-200, 110]]);
  const board = smooth([[90, 130], [600, 90], [1110, 130], [1140, 760], [1110, 1380], [600, 1420], [90, 1380], [60, 760]]);
  return picture(
    tiles(w, h, 300) + glow(300, 200, 900, '#fff2cf', 0.6) + shadow(640, 800, 700, 780, 0.5) +
      rim(surface(path(board, lin([[0, '#fbf6e6'], [0.5, '#efe4cb'], [1, '#dccdaa']], [0, 0, 1, 0.3])), { fx: 0.004, fy: 0.05, depth: 1.2 }), -4, -5, '#fff4d8', 5, 0.8) +
      at(600, 700, shadow(20, 60, 480, 380, 0.55) + crabSide() + at(0, 0, crabSide(), 1, 0, -1) +
        rim(surface(path(shell, rad([[0, '#c9743f'], [0.5, '#8a4426'], [1, '#3f1a0f']], 0.42, 0.34, 0.7)), { fx: 0.04, depth: 6 }), -5, -6, '#ffe7bd', 6, 0.9) +
        stroke('M-170 -40C-110 30 110 30 170 -40M-90 70C-40 100 40 100 90 70', '#1d0c07', 11, 'opacity="0.8"') +
        times(70, () => path(oval(r(-190, 190), r(-120, 130), r(4, 9)), '#f0c08a', 'opacity="0.6"')) +
        each([-52, 52], (x) => stroke(`M${x} -160L${x * 1.15} -214`, '#6d2f1a', 13) + path(oval(x * 1.15, -220, 16), '#16262f'))) +
      at(330, 1270, shadow(8, 14, 130, 80, 0.5) + rim(path(oval(0, 0, 112, 104), '#f2d25c'), -4, -4, '#fff', 4) + path(oval(0, 0, 92, 85), '#fbeeb4') +
        times(8, (i) => stroke(line([[0, 0], [86 * Math.cos(i * 0.785), 80 * Math.sin(i * 0.785)]]), '#d9a93a', 6))) +
      at(700, 1290, rim(path('M-170 -22L210 -34C280 -30 330 4 350 34L-170 30Z', lin([[0, '#eef2ea'], [1, '#6f8482']])), 0, -3, '#fff', 2) + path('M-170 -26L-420 -20C-440 -16 -440 34 -420 38L-170 34Z', '#23313a') + each([-380, -300, -220], (x) => path(oval(x, 8, 9), P.brass)), 1, -8),
    { w, h, px: 1600, vignette: 0.25 },
  );
}

/** Five drinks on the counter: a stout, a red, a whiskey, a sour, and one that is hot. */
export function fiveDrinks() {
  const [w, h, bar] = [1500, 1150, 900];
  /** `level`: the top of the drink, `well`: its bottom, both above the foot. */
  const drink = (glass: string, level: number, well: number, fill: string, more = '') =>
    shadow(0, 10, 150, 30, 0.6) + path(glass, '#eef2ea', 'opacity="0.55"') +
    within(glass, rect(-200, -level, 400, level - well, fill) + rect(-200, -level, 400, 12, '#fff7df', 'opacity="0.7"') + more) +
    stroke(glass, '#16303c', 9) + stroke(glass, '#fdfaf0', 3, 'opacity="0.9"');
  const stout = 'M-104 -520C-110 -330 -70 -160 -66 -4L66 -4C70 -160 110 -330 104 -520Z';
  const red = 'M-104 -400C-130 -260 -90 -190 -12 -176L-12 -20C-60 -14 -80 -8 -80 0L80 0C80 -8 60 -14 12 -20L12 -176C90 -190 130 -260 104 -400Z';
  const tumbler = 'M-96 -190L-82 -4L82 -4L96 -190Z';
  const coupe = 'M-132 -330C-130 -226 -70 -196 -12 -190L-12 -20C-56 -14 -74 -8 -74 0L74 0C74 -8 56 -14 12 -20L12 -190C70 -196 130 -226 132 -330Z';
  const hot = 'M-84 -280C-88 -170 -60 -120 -40 -70C-30 -40 -66 -20 -66 -4L66 -4C66 -20 30 -40 40 -70C60 -120 88 -170 84 -280Z';
  return picture(
    tiles(w, h, 190) + rect(0, 250, w, 20, '#7b5a34') +
      each([80, 210, 330, 470, 600, 740, 880, 1010, 1150, 1290, 1420], (x, i) => at(x, 250, path('M-34 0L-34 -130C-34 -156 -13 -160 -12 -184L-12 -226L12 -226L12 -184C13 -160 34 -156 34 0Z', nth(['#6f948b', '#b08a4c', '#8aa7a4', '#7d6a4c'], i)))) +
      glow(750, 420, 800, '#fff0c4', 0.75) +
      rim(surface(rect(-20, bar, w + 40, 300, lin([[0, '#b98a56'], [0.25, '#8f6238'], [1, '#5d3d24']])), { fx: 0.004, fy: 0.06, depth: 4 }), 0, 6, '#fff2cf', 3, 0.9) +
      // In the middle of the bar, which is cut at both ends where it hangs.
      at(135, 170, at(210, 960, drink(stout, 420, 0, lin([[0, '#1d1410'], [1, '#2b1c14']]), rect(-200, -520, 400, 110, '#f6e9c8')), 1.18) +
        at(500, 1010, drink(red, 300, 178, '#7d2a2c'), 1.2) +
        at(770, 1040, drink(tumbler, 96, 8, '#cf8d3c', each([[-40, -110, 12], [30, -96, -18]], ([x, y, turn]) => at(x, y, path(box(-30, -30, 60, 60), '#f6f3e4', 'opacity="0.8"') + stroke(box(-30, -30, 60, 60), '#16303c', 4), 1, turn))), 1.3) +
        at(1030, 1000, drink(coupe, 284, 192, '#e6c478') + path(oval(-30, -320, 40, 12), '#c9572e') + stroke('M60 -330L132 -420', '#4d6247', 9), 1.2) +
        at(1300, 970, drink(hot, 210, 74, '#c9803a', path(oval(10, -190, 54, 40), '#f2d25c') + stroke(oval(10, -190, 40, 28), '#fbeeb4', 6)) + stroke('M88 -240C160 -240 150 -120 62 -116', '#16303c', 16) +
        each([-40, 10, 50], (x) => stroke(`M${x} -320c-36 -44 36 -70 0 -124`, '#7f978c', 8, 'opacity="0.8"')), 1.25), 0.82),
    { w, h, px: 1800, vignette: 0.2 },
  );
}

/** The radio on its shelf over the sink, and the plates that are done. */
export function radio() {
  const [w, h] = [1200, 1500];
  const plates = (n: number) => times(n, (i) => at(0, -i * 26, path(oval(0, 10, 190, 26), '#1d3c4b') + rim(path(oval(0, 0, 190, 24), lin([[0, '#fdfaf0'], [1, '#c3ccbf']])), 0, -2, '#fff', 2) + path(oval(0, -2, 120, 12), '#dfe4d8')));
  const set = at(560, 560,
    shadow(10, 10, 420, 46, 0.6) + stroke('M-250 -400C-240 -500 240 -500 250 -400', '#16303c', 22) + stroke('M300 -390L450 -720', '#5f7478', 9) + path(oval(452, -726, 13), P.brass) +
    rim(surface(path('M-380 -376C-380 -404 380 -404 380 -376L380 -8C380 6 -380 6 -380 -8Z', lin([[0, '#2d5a66'], [1, '#12303d']])), { fx: 0.03, depth: 1.5 }), -4, -5, '#cfe0d6', 5, 0.9) +
    path(oval(-180, -196, 150), '#e8dfc4') + each([128, 104, 80, 56, 32], (radius) => stroke(oval(-180, -196, radius), '#12303d', 9)) +
    path(box(20, -344, 320, 128), '#fbf2d6') + times(13, (i) => stroke(line([[40 + i * 23, -330], [40 + i * 23, i % 3 ? -306 : -286]]), '#16303c', 5)) + stroke('M206 -340L206 -222', '#a8482e', 8) +
    each([[90, -110], [270, -110]], ([x, y]) => path(oval(x, y, 66), lin([[0, P.light], [1, '#8a6324']])) + path(oval(x, y, 44), '#f3dba4') + stroke(line([[x, y], [x + 22, y - 34]]), '#16303c', 10)));
  const tap = stroke('M820 930C820 800 1010 800 1010 930L1010 1010', '#16303c', 54) + stroke('M820 930C820 800 1010 800 1010 930L1010 1010', '#e6ebe0', 30) + path(box(770, 920, 100, 130), '#2d5a66') + path(box(740, 1040, 160, 24), '#16303c') + stroke('M1010 1030L1010 1200', '#f6fbf4', 14, 'opacity="0.9"');
  return picture(
    tiles(w, h, 170) + glow(300, 300, 900, '#fff2cf', 0.65) +
      rect(60, 560, 1080, 34, '#8f6238') + rect(60, 560, 1080, 8, '#d9b27a') + each([180, 1020], (x) => path(poly([[x - 16, 594], [x + 16, 594], [x + 16, 690]]), '#5d3d24')) +
      set + tap +
      rim(path('M-20 1150L1220 1150L1220 1200L-20 1200Z', lin([[0, '#f4f6ee'], [1, '#9fb0aa']])), 0, 3, '#fff', 2) + rect(-20, 1200, w + 40, 320, lin([[0, '#2d5a66'], [1, '#12303d']])) + each([1250, 1330, 1420], (y) => stroke(line([[-20, y], [1220, y]]), '#0b1d28', 5, 'opacity="0.6"')) +
      at(380, 1146, plates(9), 1.25) +
      stroke('M980 596C960 660 1010 720 984 790L1090 790C1080 700 1100 650 1080 596Z', '#16303c', 6) + path('M980 596C960 660 1010 720 984 790L1090 790C1080 700 1100 650 1080 596Z', '#f3efe2') + each([1004, 1040], (x) => stroke(`M${x} 600C${x - 8} 680 ${x + 20} 720 ${x + 6} 786`, '#a8482e', 7)) +
      times(26, (i) => path(oval(760 + ((i * 71) % 420), 1186 - ((i * 37) % 60), 12 + ((i * 13) % 22)), '#fdfdf6', 'opacity="0.75"')),
    { w, h, px: 1600, vignette: 0.2 },
  );
}
