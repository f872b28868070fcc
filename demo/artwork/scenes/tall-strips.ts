/** One tall strip for each night of music: a microphone, a flute, a banjo, a box, the lamps, a dancer's shoes. */
import { bokeh } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, limb, line, oval, poly, smooth, times } from '../lib/shape.ts';

const [w, h] = [800, 1600];
const strip = { w, h, px: 1200, vignette: 0.45 };
const dark = () => rect(0, 0, w, h, lin([[0, '#081018'], [0.6, '#16323e'], [1, '#0b1720']]));
const boards = (y: number) => surface(rect(-20, y, w + 40, h - y + 20, lin([[0, '#7a5232'], [0.4, '#4a301d'], [1, '#140d09']])), { fx: 0.004, fy: 0.06, depth: 5 }) + stroke(line([[-20, y], [w + 20, y]]), P.light, 4, 'opacity="0.6"');
const cone = (x: number, y: number, spread: number, down: number) =>
  path(poly([[x - 40, y], [x + 40, y], [x + spread, down], [x - spread, down]]), lin([[0, P.flame, 0.75], [1, P.light, 0.05]]), 'style="mix-blend-mode:screen"');
const stageLamp = (x: number, y: number, turn: number) =>
  at(x, y, stroke('M0 -160L0 -60', '#0a1015', 16) + rim(path('M-64 -60L64 -60L84 80L-84 80Z', lin([[0, '#12242d'], [0.5, '#3f5a60'], [1, '#0a1015']], [0, 0, 1, 0])), 3, 4, P.light, 3, 0.9) + path(oval(0, 80, 84, 20), P.flame) + path(oval(0, 80, 52, 12), '#fffbe8'), 1, turn);
/** A sleeve and a hand that closes around something; origin the knuckles. */
const hand = (sleeve: string) =>
  rim(path(limb([[0, 0, 50], [130, 60, 62], [330, 150, 96]]), sleeve), -5, -6, P.light, 5, 0.9) + rim(path(oval(20, 10, 74, 62), '#c98a5c'), -4, -4, P.flame, 4, 0.9) +
  each([-46, -16, 14, 44], (y) => rim(path(limb([[20, y, 19], [-50, y + 2, 17], [-84, y + 16, 14]]), '#c98a5c'), -2, -3, P.flame, 2, 0.9));

export function microphone() {
  return picture(
    dark() + bokeh(0, 300, w, 700, 20, 14, [P.light, P.brass, P.glass], [14, 46], 0.6) + stageLamp(400, 150, 0) + cone(400, 240, 420, 1500) + boards(1370) + glow(400, 1420, 420, P.light, 0.7, 70) +
      shadow(400, 1480, 260, 36, 0.9) + stroke('M400 1470L400 640', '#0a1015', 34) + stroke('M394 1470L394 640', '#a9c4ba', 8) + stroke('M230 1490L400 1440L570 1490', '#0a1015', 26) + path(oval(400, 1000, 32, 44), '#0a1015') +
      at(400, 560, rim(path('M-60 60L60 60L40 200L-40 200Z', '#16242b'), -4, -3, P.light, 3) + rim(surface(path('M-92 -110C-92 -210 92 -210 92 -110L92 40C92 80 -92 80 -92 40Z', lin([[0, '#e6ebe0'], [1, '#5f7478']])), { fx: 0.1, depth: 2 }), -5, -5, P.flame, 5) + each([-90, -50, -10, 30], (y) => stroke(line([[-90, y], [90, y]]), '#16242b', 9)) + stroke('M-92 -10L92 -10', P.brass, 22)) +
      stroke('M400 740C560 800 300 1000 460 1180S330 1400 520 1500S700 1440 660 1560', '#05090d', 22) + stroke('M396 738C556 798 296 998 456 1178S326 1398 516 1498S696 1438 656 1558', '#8fa79a', 5),
    strip,
  );
}

export function flute() {
  const keys = each([300, 420, 540, 900, 1020, 1140], (y) => path(oval(400, y, 20, 26), '#0a0f12') + stroke(oval(400, y, 20, 26), P.brass, 6));
  return picture(
    dark() + glow(300, 500, 620, P.light, 0.7, 800) + bokeh(0, 80, w, 1300, 16, 21, [P.light, P.brass, P.ember], [14, 50], 0.6) +
      at(0, 0, rim(surface(path(box(340, -40, 120, 1700), lin([[0, '#1a0f0b'], [0.35, '#8a5c34'], [1, '#1a0f0b']], [0, 0, 1, 0])), { fx: 0.05, fy: 0.004, depth: 3 }), -5, 0, P.flame, 5, 0.95) +
        each([130, 700, 1330], (y) => path(box(326, y, 148, 60), lin([[0, '#5d4118'], [0.4, P.flame], [1, '#5d4118']], [0, 0, 1, 0]))) + keys) +
      at(430, 480, hand('#26424b')) + at(400, 1080, hand('#26424b'), 1, 0, -1),
    strip,
  );
}

export function banjo() {
  return picture(
    surface(rect(0, 0, w, h, lin([[0, '#2f4046'], [1, '#16262d']])), { fx: 0.02, fy: 0.03, depth: 6 }) + glow(300, 300, 700, P.light, 0.85, 900) + shadow(440, 1180, 330, 340, 0.8) +
      stroke('M400 60L400 150', P.brass, 14) + path(oval(400, 60, 16), P.brass) +
      rim(surface(path(poly([[362, 220], [438, 220], [448, 860], [352, 860]]), lin([[0, '#1a0f0b'], [0.5, '#8a5c34'], [1, '#1a0f0b']], [0, 0, 1, 0])), { fx: 0.05, fy: 0.01, depth: 2 }), -4, -2, P.flame, 3) +
      path(smooth([[350, 230], [336, 150], [400, 120], [464, 150], [450, 230]]), '#3a2316') + each([[330, 160], [330, 210], [470, 160], [470, 210]], ([x, y]) => path(oval(x, y, 20, 11), '#e6ebe0')) +
      times(11, (i) => stroke(line([[356, 290 + i * 50], [446, 290 + i * 50]]), P.light, 5)) +
      at(400, 1150, rim(path(oval(0, 0, 300), lin([[0, '#8a5c34'], [1, '#2b1a10']])), -6, -6, P.flame, 6) + path(oval(0, 0, 262), '#c9a05a') + surface(path(oval(0, 0, 240), rad([[0, '#fbf6e6'], [0.7, '#e9dfc4'], [1, '#a8987a']])), { fx: 0.02, depth: 1 }) +
        times(20, (i) => { const angle = (i * Math.PI) / 10; return stroke(line([[246 * Math.cos(angle), 246 * Math.sin(angle)], [298 * Math.cos(angle), 298 * Math.sin(angle)]]), '#16242b', 13); }) +
        path(box(-70, 74, 140, 24), '#3a2316') + path(poly([[-30, 200], [30, 200], [44, 262], [-44, 262]]), '#16242b')) +
      each([-26, -9, 9, 26], (x) => stroke(line([[400 + x * 0.8, 170], [400 + x * 1.5, 1350]]), '#16242b', 3.5)),
    strip,
  );
}

export function melodeon() {
  const end = (y: number, flip: 1 | -1) => at(400, y, rim(surface(path('M-230 -150C-250 -150 -250 -130 -250 -110L-250 110C-250 140 250 140 250 110L250 -110C250 -130 250 -150 230 -150Z', lin([[0, '#a8482e'], [0.5, '#6d2a1c'], [1, '#2a0f0b']])), { fx: 0.01, fy: 0.05, depth: 2 }), -5, -5, P.flame, 5) +
    stroke(box(-214, -116, 428, 214), P.light, 6) + each([-150, -75, 0, 75, 150], (x) => path(oval(x, -46, 27), '#f6efe2') + path(oval(x - 6, -52, 9), '#fff') + path(oval(x, 36, 27), '#f6efe2')), 1, 0, flip);
  const folds = times(15, (i) => { const [y, bend] = [560 + i * 36, 40 * Math.sin((i / 14) * Math.PI)]; return path(poly([[170 + bend, y], [630 + bend, y], [590 + bend, y + 18], [630 + bend, y + 36], [170 + bend, y + 36], [210 + bend, y + 18]]), i % 2 ? '#e8c987' : '#1d4a5a') + stroke(line([[170 + bend, y], [630 + bend, y]]), '#0a1015', 7); });
  return picture(
    dark() + glow(400, 700, 620, P.light, 0.7, 860) + bokeh(0, 60, w, 1200, 18, 5, [P.light, P.brass, P.ember], [14, 52], 0.7) + boards(1420) + shadow(400, 1440, 330, 40, 0.9) + folds + end(430, 1) + end(1240, 1) +
      stroke('M640 340C760 420 760 1250 640 1330', '#2a1a12', 34) + stroke('M636 340C752 420 752 1250 636 1330', '#9c7442', 10),
    strip,
  );
}

export function stageLights() {
  return picture(
    dark() + each([[150, 0.1], [400, 0], [650, -0.1]], ([x, lean]) => cone(x, 250, 190, 1450) + (lean ? '' : cone(x, 250, 300, 1450))) + stroke('M-20 70L820 70', '#0a1015', 36) + stroke('M-20 60L820 60', '#5f8d90', 6) + stageLamp(150, 180, 6) + stageLamp(400, 200, 0) + stageLamp(650, 180, -6) +
      boards(1330) + glow(400, 1400, 460, P.light, 0.8, 70) +
      at(230, 1350, shadow(0, 14, 150, 30, 0.9) + rim(path(box(-130, -330, 260, 330), '#16242b'), -4, -4, P.light, 4) + path(oval(0, -190, 96), '#0a1015') + each([84, 60, 36], (radius) => stroke(oval(0, -190, radius), '#5f7478', 6)) + each([-84, -28, 28, 84], (x) => path(oval(x, -50, 14), P.brass))) +
      at(570, 1370, shadow(0, 10, 170, 30, 0.9) + stroke('M-110 0L-70 -240L70 -240L110 0M-90 -100L90 -100', '#4a2a1a', 26) + rim(path(box(-110, -270, 220, 40), '#8a5c34'), -3, -4, P.flame, 3) + at(10, -272, path('M-44 0L-36 -110L36 -110L44 0Z', '#0d0706') + path(box(-38, -136, 76, 36), '#f6efe2'))) +
      at(400, 1510, rim(path(poly([[-90, -40], [90, -52], [104, 46], [-80, 56]]), '#f6efe2'), -2, -3, '#fff', 2) + each([-20, 2, 24], (y) => stroke(line([[-60, y], [60, y - 6]]), '#16242b', 6))),
    strip,
  );
}

export function dancingShoes() {
  const shoe = (flip: 1 | -1) => at(400 + flip * 110, 1380, shadow(20, 20, 200, 34, 0.9) + rim(path('M-66 -960L70 -960C84 -600 62 -300 56 -130L-56 -130C-62 -300 -84 -600 -66 -960Z', lin([[0, '#16242b'], [0.5, '#2d4a55'], [1, '#0a1015']], [0, 0, 1, 0])), -6, 0, P.light, 6, 0.95) + path(poly([[-64, -170], [64, -170], [72, -96], [-76, -96]]), '#d9d2bd') +
    rim(path('M-80 -100L82 -100C92 -60 160 -40 210 -10C236 6 232 26 210 26L-76 26C-92 26 -92 10 -88 -20Z', lin([[0, '#4a2a1a'], [1, '#140b08']])), -4, -5, P.flame, 4) + path(box(-86, 14, 92, 34), '#0a0706') + path(oval(40, -66, 30, 22), P.flame) + path(oval(40, -66, 15, 10), '#16110e'), 1, 0, flip);
  return picture(
    dark() + cone(400, -60, 460, 1480) + glow(400, 700, 600, P.light, 0.55, 900) + boards(1360) + glow(400, 1420, 460, P.light, 0.8, 70) +
      shoe(1) + shoe(-1) +
      rim(path('M60 -20L740 -20L700 560C560 660 240 660 100 560Z', lin([[0, '#0f2a36'], [1, '#2a5563']])), 5, -4, P.light, 6, 0.9) + each([200, 320, 480, 600], (x) => stroke(`M${x} -20C${x - 10} 200 ${x + (x < 400 ? -20 : 20)} 420 ${x + (x < 400 ? -16 : 16)} 600`, '#0a1820', 8)) +
      within(box(0, 1360, w, 240), each([[140, 1500], [400, 1540], [690, 1490]], ([x, y]) => stroke(`M${x - 60} ${y}q60 -26 120 0`, P.light, 5, 'opacity="0.5"'))) + rect(0, 0, w, 8, '#0a1015'),
    strip,
  );
}
