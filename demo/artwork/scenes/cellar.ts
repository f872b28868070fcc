/** The wine room: the cave, the shelves, two glasses. */
import { bokeh, bottle, candle, planks, stones, wineGlass } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, nth, oval, pick, poly, rng, times } from '../lib/shape.ts';

/** The round end of a cask; origin its middle, radius 100. */
const cask = (lit = P.light) =>
  surface(rim(path(oval(0, 0, 104), '#2b1a10') +
    path(oval(0, 0, 92), lin([[0, '#8a5c34'], [1, '#3a2416']], [0, 0, 1, 1])) +
    times(8, (i) => stroke(`M${-70 + i * 20} -92L${-70 + i * 20} 92`, '#2b1a10', 2, 'opacity="0.6"')), 3, -4, lit, 3, 0.8), { fx: 0.04, fy: 0.01, depth: 3 }) +
    stroke(oval(0, 0, 98), '#1b262b', 11) + stroke(oval(0, 0, 101), lit, 2, 'opacity="0.5"') +
    path(oval(0, 62, 9), P.umber) + stroke('M-30 -10L30 -10M-20 6L20 6', P.light, 3, 'opacity="0.4"');

export function wineCave() {
  const w = 1500;
  const vault = (k: number) => `M${750 - 640 * k} ${1010}L${750 - 640 * k} ${470}C${750 - 640 * k} ${470 - 560 * k} ${750 + 640 * k} ${470 - 560 * k} ${750 + 640 * k} ${470}L${750 + 640 * k} ${1010}Z`;
  const ribs = each([1.12, 0.92, 0.74, 0.58, 0.45, 0.35], (k, i) => within(vault(k), stones(0, 0, w, 1000, { seed: 11 + i, row: 74 * k + 8, tone: ['#3a4a4b', '#4a5350', '#2f4046', '#57564a'], from: 300 }) +
    rect(0, 0, w, 1000, i % 2 ? '#050b10' : '#0b1720', `opacity="${0.62 - i * 0.07}"`) +
    glow(750, 330, 520 * k + 120, P.light, 0.5)) +
    stroke(vault(k), '#050a0e', 16 * k, 'opacity="0.7"') +
    stroke(vault(k * 0.985), P.light, 3 * k, 'opacity="0.3"'));
  const stack = (side: number) => each([[0.52, 190, 690], [0.68, 270, 730], [0.9, 400, 790], [1.16, 570, 880]], ([s, dx, y]) => at(750 + side * dx, y, shadow(0, 96, 130, 26, 0.8) +
    cask(), s) +
    (s < 1 ? at(750 + side * dx * 1.02, y - 186 * s, cask(), s * 0.9) : ''));
  const lamps = each([[0.34, 330, 0.3], [0.5, 270, 0.45], [0.86, 190, 0.8]], ([_, y, s]) => at(750, y, stroke('M0 -20L0 -400', '#050a0e', 4) +
    path(poly([[-24, 0], [24, 0], [30, -64], [-30, -64]]), lin([[0, P.flame], [1, P.light]])) +
    path('M-36 -62L36 -62L0 -100ZM-28 0L28 0L28 8L-28 8Z', '#081218') +
    stroke('M0 0L0 -64M-24 0L-30 -64M24 0L30 -64', '#081218', 4) + glow(0, -30, 330, P.light, 0.95) +
    glow(0, -30, 80, '#fff3cf', 0.9), s));
  return picture(
    rect(0, 0, w, 1000, '#0a141a') +
    ribs + within(vault(0.27), rect(0, 0, w, 1000, lin([[0.3, P.light], [0.6, P.brass], [1, P.oak]])) +
      glow(750, 560, 240, '#fff0c8', 0.9) +
      path(box(690, 560, 120, 10) + box(704, 570, 8, 80) + box(788, 570, 8, 80), P.umber) +
      at(740, 560, bottle(), 0.22) + at(772, 560, wineGlass(), 0.2)) +
      surface(path(poly([[560, 680], [940, 680], [1560, 1020], [-60, 1020]]), lin([[0, '#8d744c'], [0.35, '#4a4536'], [1, '#10191d']])), { fx: 0.012, fy: 0.04, depth: 8 }) +
      glow(750, 760, 420, P.light, 0.6, 130) + stack(-1) + stack(1) + lamps,
    { vignette: 0.78 },
  );
}

export function wineShelves() {
  const [w, h] = [1200, 1500];
  const r = rng(6);
  const glass = ['#16301f', '#0f2a2e', '#3a2312', '#2b1216', '#1d4a3a'];
  const shelf = (y: number) => times(13, (i) => at(60 + i * 90 + r(-6, 6), y, r() < 0.06 ? '' : bottle({ glass: pick(glass, r), label: r() < 0.86 ? pick([P.paper, '#d9c79a', '#c9b083', '#e6dcc4'], r) : '', cap: pick([P.rust, P.brass, P.wine, '#12303d'], r), side: i < 7 ? 1 : -1 }), r(0.86, 0.98))) +
    surface(rect(-20, y - 2, w + 40, 36, lin([[0, '#8a5f38'], [0.3, '#5a3a22'], [1, '#1c110b']])), { fx: 0.006, fy: 0.1, depth: 5 }) +
    rect(-20, y - 2, w + 40, 3, P.light, 'opacity="0.6"') +
    rect(-20, y + 34, w + 40, 60, lin([[0, '#000', 0.75], [1, '#000', 0]]));
  const racks = times(4, (row) => times(10, (i) => { const [x, y] = [66 + i * 118, 1130 + row * 100]; return path(oval(x, y, 46), '#0a0f12') +
    rim(path(oval(x, y, 40), rad([[0, '#31483c'], [0.5, nth(glass, i * 3 + row)], [1, '#050a0c']], 0.35, 0.3, 0.8)), -2, -3, P.light, 2, 0.7) +
    path(oval(x, y, 13), nth([P.rust, P.brass, P.wine, '#2d6473'], i + row * 3)) +
    path(oval(x - 4, y - 4, 4), P.flame, 'opacity="0.6"'); }));
  return picture(
    stones(0, 0, w, h, { seed: 9, row: 70, tone: ['#1c2f38', '#24363f', '#182830'] }) +
    rect(0, 0, w, h, '#050b10', 'opacity="0.45"') + glow(600, 300, 700, P.brass, 0.5) + shelf(360) +
    shelf(720) + rect(-20, 1058, w + 40, 460, '#140d09') + shelf(1050) + racks +
      at(290, 90, glow(0, 0, 420, P.light, 0.9)) +
      at(910, 90, glow(0, 0, 420, P.light, 0.9)) + at(600, 460, glow(0, 0, 420, P.light, 0.45)) +
      rect(0, 0, w, h, lin([[0, P.night, 0], [0.6, P.night, 0.12], [1, P.night, 0.65]])) +
      at(290, 66, path('M-50 20C-46 -10 46 -10 50 20Z', '#7d5a26') + path(oval(0, 20, 50, 8), '#fff3cf')) +
      at(910, 66, path('M-50 20C-46 -10 46 -10 50 20Z', '#7d5a26') + path(oval(0, 20, 50, 8), '#fff3cf')),
    { w, h, px: 1600, vignette: 0.7 },
  );
}

export function wineGlasses() {
  const [w, h] = [1200, 1500];
  return picture(
    rect(0, 0, w, h, lin([[0, '#071119'], [0.5, '#12303d'], [0.72, '#21464f'], [1, '#0b1720']])) +
    blur(22, rect(80, 160, 250, 640, '#0d2029') + rect(880, 90, 280, 700, '#0d2029') + glow(620, 480, 500, P.brass, 0.8)) +
    bokeh(0, 80, w, 780, 46, 4, [P.light, P.brass, P.ember, P.glass], [22, 76], 1) +
      planks(1130, h, { w, n: 8, color: '#6b4529', vanish: 300, x0: -500, x1: 1700 }) + glow(620, 1220, 620, P.light, 0.5, 120) +
      shadow(440, 1250, 190, 30, 0.85) +
      shadow(800, 1320, 220, 36, 0.85) +
      at(440, 1240, wineGlass({ wine: '#6d1f28', fill: 0.45, side: 1 }), 3.3) +
      at(800, 1310, wineGlass({ wine: '#c99a3f', fill: 0.4, side: -1 }), 3.7) +
      glow(330, 1270, 160, '#a8482e', 0.6, 26) +
      glow(700, 1350, 200, P.light, 0.7, 30) + at(1040, 1250, candle(90, 50, 1, 420)) +
      bokeh(0, 1000, w, 120, 8, 9, [P.light], [10, 22], 0.7),
    { w, h, px: 1600 },
  );
}

/** The ladder down from the trap door, its rungs in the light that falls in. */
export function ladder() {
  const [w, h] = [1200, 1500];
  const rail = (x: number) => poly([[x - 26, 1460], [x + 26, 1460], [x * 0.62 + 250, 40], [x * 0.62 + 222, 40]]);
  const railAt = (x: number, y: number) => { const up = (1460 - y) / 1420; return x * (1 - up) + (x * 0.62 + 236) * up; };
  const rung = (y: number) => { const [a, b] = [railAt(390, y), railAt(800, y)]; const thick = 15 + 15 * (y / 1460);
    return path(box(a - 8, y, b - a + 16, thick), lin([[0, P.flame], [0.4, '#9a6a3a'], [1, '#20130c']])); };
  const wood = lin([[0, '#2b1a10'], [0.5, '#8a5c34'], [1, '#3a2416']], [0, 0, 1, 0]);
  return picture(
    stones(0, 0, w, h, { seed: 15, row: 104, tone: ['#3a4a4b', '#4a5350', '#2f4046', '#57564a'], from: 300 }) +
      rect(0, 0, w, h, lin([[0, '#050b10', 0.15], [0.5, '#050b10', 0.55], [1, '#050b10', 0.85]])) +
      path(poly([[380, -10], [900, -10], [830, 96], [470, 96]]), P.flame) + path(box(440, 92, 420, 26), '#120d0a') +
      glow(650, 90, 620, P.light, 0.95, 900) + path(poly([[470, 110], [830, 110], [1120, 1500], [200, 1500]]), lin([[0, P.light, 0.5], [1, P.light, 0.04]]), 'style="mix-blend-mode:screen"') +
      surface(path(poly([[-20, 1330], [1220, 1330], [1220, 1520], [-20, 1520]]), lin([[0, '#5b5138'], [1, '#10191d']])), { fx: 0.012, fy: 0.05, depth: 7 }) +
      glow(600, 1400, 520, P.light, 0.6, 90) +
      shadow(600, 1462, 320, 40, 0.9) +
      rim(each([240, 372, 504, 640, 780, 926, 1080, 1240], rung), 0, -4, P.flame, 2, 0.9) +
      rim(surface(path(rail(390), wood), { fx: 0.05, fy: 0.004, depth: 3 }), 4, -3, P.flame, 3, 0.9) +
      rim(surface(path(rail(800), wood), { fx: 0.05, fy: 0.004, depth: 3 }), -4, -3, P.flame, 3, 0.9) +
      at(1010, 1300, shadow(0, 150, 250, 50, 0.9) + cask(), 1.7) + at(140, 1380, shadow(0, 96, 150, 30, 0.9) + cask(), 1.25),
    { w, h, px: 1600, vignette: 0.5 },
  );
}

/** A cork on its screw, beside the bottle that it came from. */
export function cork() {
  const [w, h] = [1200, 1500];
  const turns = 5;
  const screw = Array.from({ length: turns * 24 + 1 }, (_, i) => `${i ? 'L' : 'M'}${(44 * Math.sin((i / 24) * 2 * Math.PI)).toFixed(1)} ${(i * 3.1).toFixed(1)}`).join('');
  const corkBody = 'M-92 0C-92 -20 92 -20 92 0L84 250C84 276 -84 276 -84 250Z';
  return picture(
    rect(0, 0, w, h, lin([[0, '#050d13'], [0.6, '#1b2f37'], [1, '#0b1720']])) +
      bokeh(0, 60, w, 760, 26, 11, [P.light, P.brass, P.ember], [18, 64], 0.8) + glow(260, 700, 620, P.brass, 0.7) +
      planks(1150, h, { w, n: 8, color: '#6b4529', vanish: 300, x0: -500, x1: 1700 }) + glow(640, 1250, 640, P.light, 0.6, 130) +
      shadow(350, 1290, 240, 40, 0.9) + at(350, 1280, bottle({ side: 1, cap: '#16301f' }), 3.5) +
      shadow(800, 1420, 260, 40, 0.9) +
      at(800, 1150,
        rim(surface(path(corkBody, lin([[0, '#7b5330'], [0.3, '#dcae74'], [0.7, '#b98650'], [1, '#4a2f1a']], [0, 0, 1, 0])), { fx: 0.06, depth: 5 }), -4, -4, P.flame, 3, 0.9) +
          each([[-50, 60], [30, 40], [-10, 120], [56, 150], [-62, 180], [16, 210]], ([x, y]) => path(oval(x, y, 9, 5), '#3a2312', 'opacity="0.8"')) +
          path(oval(0, 252, 74, 16), P.wine) + path(oval(0, -2, 90, 17), '#e8c48c')) +
      at(800, 780, stroke(screw, '#2c3a3d', 26) + stroke(screw, '#d5dcd2', 13) + stroke('M0 -170L0 12', '#2c3a3d', 30) + stroke('M0 -170L0 12', '#d5dcd2', 14)) +
      at(800, 590, rim(surface(path('M-270 -34C-280 -78 -180 -66 0 -62C180 -66 280 -78 270 -34C284 26 190 34 0 30C-190 34 -284 26 -270 -34Z', lin([[0, '#b98550'], [0.5, '#7a4a28'], [1, '#20120b']])), { fx: 0.006, fy: 0.08, depth: 4 }), -3, -5, P.flame, 3) +
        path(box(-30, -66, 60, 102), lin([[0, P.light], [0.5, P.brass], [1, '#4a3414']], [0, 0, 1, 0]))),
    { w, h, px: 1600, vignette: 0.6 },
  );
}
