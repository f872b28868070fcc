/** The sea at the house: a seal, the slip at springs, rain on a window above the harbour. */
import { chop, clouds, glints, hills, sky, village } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, blur, fade, glow, lin, path, picture, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, oval, poly, rng, smooth, times } from '../lib/shape.ts';

/** A seal that looks at whoever looks at it. */
export function seal() {
  const [w, h, water] = [1200, 1500, 430];
  const head = smooth([[-250, 420], [-262, 180], [-214, 10], [-110, -110], [0, -140], [110, -110], [214, 10], [262, 180], [250, 420]]);
  const whiskers = each([-1, 1], (side) => each([[60, 196], [66, 214], [60, 234]], ([x, y], i) => stroke(`M${side * x} ${y}C${side * 150} ${y - 10 + i * 16} ${side * 230} ${y + 6 + i * 30} ${side * 290} ${y + 40 + i * 40}`, P.flame, 4, 'opacity="0.9"')));
  return picture(
    sky(w, water) + glow(860, 420, 620, '#ffd9a0', 0.9, 240) + clouds(w, 60, 280, { seed: 19, dark: '#0e2a38', lit: '#e0b483', opacity: 0.9 }) +
      hills(w, 400, 26, 13, '#27505c', P.light, 450) +
      rect(0, water, w, h - water, lin([[0, '#7fa09a'], [0.12, '#2d5f6b'], [0.6, '#123240'], [1, '#081720']])) +
      glints(860, water + 6, 1100, 260, '#ffdca6', 6, 130, 0.9) + chop(w, water + 10, h, 9, 260, P.mist) +
      at(600, 780, shadow(0, 400, 460, 120, 0.9) +
        rim(surface(path(head, lin([[0, '#6b7672'], [0.4, '#34474c'], [1, '#0d1c25']])), { fx: 0.03, fy: 0.05, depth: 4 }), 6, -8, P.light, 10, 0.95) +
        times(34, (i) => path(oval(-190 + ((i * 83) % 380), -80 + ((i * 47) % 200), 7 + (i % 4) * 3, 5 + (i % 3) * 2), '#14262e', 'opacity="0.7"')) +
        each([-1, 1], (side) => path(oval(side * 112, 60, 46, 50), '#05090d') + stroke(oval(side * 112, 60, 47, 51), '#c7b48c', 5, 'opacity="0.8"') + path(oval(side * 112 - 14, 40, 14), '#fff7de') + path(oval(side * 112 + 14, 80, 6), '#d8e6de')) +
        rim(path(smooth([[-96, 190], [-50, 130], [0, 150], [50, 130], [96, 190], [70, 262], [0, 280], [-70, 262]]), lin([[0, '#8b938a'], [1, '#3c4c50']])), 3, -4, P.flame, 4, 0.9) +
        path('M-46 136C-20 120 20 120 46 136C40 170 16 182 0 182C-16 182 -40 170 -46 136Z', '#05090d') + stroke('M0 182L0 216M0 216C-20 240 -50 240 -64 224M0 216C20 240 50 240 64 224', '#05090d', 8) +
        times(16, (i) => path(oval((i % 2 ? 1 : -1) * (30 + ((i * 17) % 46)), 200 + ((i * 11) % 44), 4), '#05090d')) + whiskers) +
      rect(0, 1130, w, 400, lin([[0, '#1d4a5a', 0.2], [0.1, '#123240', 0.95], [1, '#081720']])) +
      each([[330, 60, 1130], [430, 90, 1164], [540, 120, 1214], [660, 150, 1290]], ([rx, ry, y]) => fade(0.8, stroke(oval(600, y, rx, ry * 0.6), P.light, 7))) + chop(w, 1160, h, 12, 120, P.mist),
    { w, h, px: 1600, vignette: 0.45 },
  );
}

/** The slip at springs: the sea over its lower half, weed along the line, rings in the wall. */
export function slip() {
  const [w, h] = [1200, 1500];
  const r = rng(31);
  const wall = poly([[-20, 380], [430, 470], [330, 1520], [-20, 1520]]);
  const ramp = poly([[430, 700], [800, 700], [1220, 1400], [1220, 1520], [60, 1520]]);
  const sets = times(11, (i) => { const y = 700 + (i + 1) ** 1.6 * 17; return stroke(`M${430 - (y - 700) * 0.44} ${y}L${800 + (y - 700) * 0.6} ${y}`, '#141f24', 6 + i, 'opacity="0.85"') + stroke(`M${430 - (y - 700) * 0.44} ${y + 8 + i}L${800 + (y - 700) * 0.6} ${y + 8 + i}`, P.light, 2.5, 'opacity="0.5"'); });
  const joints = times(60, () => { const y = r(720, 1500); const x = r(430 - (y - 700) * 0.44, 800 + (y - 700) * 0.6); return stroke(`M${x} ${y}l${(x - 600) * 0.06} ${30 + (y - 700) * 0.04}`, '#141f24', 5, 'opacity="0.7"'); });
  const weed = times(120, () => { const x = r(380, 900); const y = 800 + r(-26, 34); return stroke(`M${x} ${y}q${r(-14, 14)} ${r(14, 30)} ${r(-10, 10)} ${r(30, 60)}`, '#3c4a2a', r(5, 11), 'opacity="0.9"'); });
  const ring = (x: number, y: number, s: number) => at(x, y, path(oval(0, -30, 16), '#0a1015') + stroke(oval(0, 16, 34, 44), '#0a1015', 17) + stroke(oval(-2, 13, 34, 44), '#c99a4b', 6), s);
  return picture(
    sky(w, 430) + glow(900, 420, 560, '#ffd9a0', 0.95, 240) + clouds(w, 40, 300, { seed: 33, dark: '#12303d', lit: '#e6bd8a', opacity: 0.9 }) +
      hills(w, 410, 22, 8, '#315c66', P.light, 440) + rim(village(820, 1240, 424, 5, { scale: 0.5, lit: 0.6 }), 0, -3, '#e0b586', 1.5, 0.6) +
      rect(0, 424, w, h - 424, lin([[0, '#b6b598'], [0.12, '#4c7d83'], [0.5, '#1d4a5a'], [1, '#0b2029']])) + glints(1000, 430, 1200, 220, '#ffe0ae', 14, 170, 0.95) + chop(w, 436, h, 4, 300, P.mist) +
      surface(path(ramp, lin([[0, '#26464e'], [0.16, '#6d6a55'], [1, '#8a8264']])), { fx: 0.03, fy: 0.05, depth: 7 }) + within(ramp, sets + joints + glow(980, 1250, 520, '#ffdca6', 0.55)) +
      within(poly([[-20, 560], [1220, 560], [1220, 812], [760, 826], [420, 812], [-20, 800]]), rect(0, 560, w, 270, lin([[0, '#2d6470', 0.5], [1, '#1d4a5a', 0.86]])) + glints(820, 600, 830, 200, '#ffe0ae', 7, 70, 0.8)) + weed +
      stroke('M392 824C520 850 640 806 760 838S900 830 940 822', P.paper, 11, 'opacity="0.85"') + stroke('M400 846C520 872 650 830 780 860', P.paper, 4, 'opacity="0.6"') +
      rim(surface(path(wall, lin([[0, '#4c5a58'], [0.5, '#2b3d43'], [1, '#0d181e']])), { fx: 0.02, fy: 0.03, depth: 8 }), 5, -4, P.light, 5, 0.8) +
      each([[0, 500, 420, 560], [0, 640, 410, 690], [0, 790, 396, 830], [0, 960, 380, 980], [0, 1150, 362, 1150], [0, 1340, 346, 1320]], ([x, y, x2, y2]) => stroke(`M${x} ${y}L${x2} ${y2}`, '#0a1419', 6)) +
      ring(330, 600, 1) + ring(300, 860, 1.3) + ring(250, 1180, 1.7) +
      stroke('M250 1240C360 1330 330 1420 470 1440S640 1400 700 1480', '#3d2f1f', 24) + stroke('M250 1236C360 1326 330 1416 470 1436S640 1396 700 1476', '#d8b071', 10),
    { w, h, px: 1600, vignette: 0.45 },
  );
}

/** Rain on a window above the harbour, and a cup on its sill. */
export function rainWindow() {
  const [w, h] = [1200, 1500];
  const r = rng(44);
  const drops = times(150, () => { const [x, y, s] = [r(90, 1110), r(70, 1180), r(5, 15)]; return path(oval(x, y, s * 0.8, s), '#0b1c26', 'opacity="0.7"') + path(oval(x - s * 0.2, y - s * 0.35, s * 0.3), P.flame, 'opacity="0.95"') + stroke(`M${x - s * 0.7} ${y + s * 0.3}Q${x} ${y + s * 1.5} ${x + s * 0.7} ${y + s * 0.3}`, '#cfe0d6', 3); });
  const trails = times(26, () => { const [x, y] = [r(90, 1110), r(60, 700)]; const long = r(160, 460); return stroke(`M${x} ${y}q${r(-14, 14)} ${long * 0.3} ${r(-8, 8)} ${long * 0.5}t${r(-10, 10)} ${long * 0.5}`, '#b9d0c8', r(3, 6), 'opacity="0.55"'); });
  return picture(
    rect(0, 0, w, h, '#0a151c') +
      blur(12, sky(w, 620, [[0, '#10222d'], [0.6, '#2f5560'], [1, '#7c8f86']]) + hills(w, 560, 30, 9, '#1c3842', '#5d7f80', 640) + village(60, 1140, 640, 7, { scale: 1.05, lit: 0.7 }) + rect(0, 630, w, 640, lin([[0, '#2d5560'], [1, '#10242f']]))) +
      blur(9, each([[210, 600], [420, 560], [650, 610], [900, 580], [1050, 620]], ([x, y]) => glow(x, y, 150, P.light, 0.95) + glow(x, y + 190, 60, P.light, 0.7, 240))) +
      trails + drops +
      each([[-20, -20, 110, 1540], [1090, -20, 130, 1540], [-20, -20, 1240, 90]], ([x, y, wide, high]) => rect(x, y, wide, high, '#14242c')) + rim(path(box(578, 60, 44, 1150) + box(80, 590, 1030, 40), '#1c3038'), 4, -3, P.glass, 3, 0.8) + stroke(box(90, 70, 1000, 1130), P.glass, 6, 'opacity="0.7"') +
      rim(surface(rect(-20, 1200, w + 40, 320, lin([[0, '#6d5234'], [0.3, '#3f2d1e'], [1, '#120d0a']])), { fx: 0.004, fy: 0.05, depth: 5 }), 0, 5, P.light, 3, 0.9) + glow(820, 1240, 420, P.light, 0.5, 90) +
      at(800, 1340, shadow(0, 10, 210, 34, 0.9) + path(oval(0, 4, 190, 34), '#7f8f88') + rim(path('M-128 -190C-128 -80 -88 -6 -50 0L50 0C88 -6 128 -80 128 -190Z', lin([[0, '#2d4a52'], [0.5, '#d9d2bd'], [1, '#4c5b5a']], [0, 0, 1, 0])), -3, -3, P.flame, 3) + stroke('M124 -150C200 -160 196 -50 100 -56', '#b9b6a2', 22) + path(oval(0, -190, 128, 26), '#3a2312') + stroke(oval(0, -190, 128, 26), P.flame, 5) +
        each([-40, 20], (x) => stroke(`M${x} -240c-40 -60 44 -90 4 -170`, '#cfe0d6', 11, 'opacity="0.6"'))),
    { w, h, px: 1600, vignette: 0.45 },
  );
}
