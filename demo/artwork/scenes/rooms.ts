/** Rooms: the dining room, the chef's table, a candle-lit table, the turf fire. */
import { clouds, duskSky, glints, hills, sky } from '../lib/land.ts';
import { sitter } from '../lib/people.ts';
import { bokeh, bottle, candle, pendant, planks, plate, stones, windowPane, wineGlass } from '../lib/room.ts';
import { halfDecker } from '../lib/boats.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface } from '../lib/paint.ts';
import { box, each, limb, nth, oval, poly, rng, smooth, times } from '../lib/shape.ts';

const view = (w: number, h: number, boat = 0.45) => sky(w, h * 0.66, duskSky) +
  clouds(w, 0, h * 0.6, { seed: 9, lit: P.peach }) + hills(w, h * 0.64, 14, 5, '#2a5562', P.light, h * 0.7) +
  rect(0, h * 0.68, w, h * 0.4, lin([[0, '#b9a07a'], [0.3, '#3d6d77'], [1, P.deep]])) +
  glints(w * 0.6, h * 0.7, h, w * 0.3, P.light, 3, 30) + at(w * boat, h * 0.8, halfDecker(), 0.42);

/** A round table under a cloth, set for two; origin the middle of its top. */
const clothTable = (s: number, lit = 1) =>
  at(0, 0,
    shadow(0, 190, 230, 40, 0.9) +
    path('M-160 0C-170 70 -180 130 -186 176C-120 200 -80 180 -40 194C0 204 40 182 90 194C130 202 160 186 186 172C180 120 170 60 160 0Z', lin([[0, '#b9a98a'], [0.4, '#6d6a60'], [1, '#1f2d33']])) +
    stroke('M-100 16C-106 80 -112 140 -122 184M-30 24C-32 90 -36 140 -42 190M50 24C54 90 62 140 74 188M120 14C128 70 138 130 148 178', '#2a3a3f', 6, 'opacity="0.45"') +
    path(oval(0, 0, 162, 30), lin([[0, '#e9dcbc'], [1, '#b5a688']])) +
    path(oval(-84, 0, 40, 8), '#f6efe2') +
    path(oval(88, 2, 40, 8), '#f6efe2') + stroke(oval(-84, 0, 40, 8) + oval(88, 2, 40, 8), '#8d8369', 1.5) +
    at(-36, 4, wineGlass({ wine: '' }), 0.32) + at(40, 6, wineGlass({ side: -1 }), 0.32) +
    at(2, 4, candle(34, 11, 1, 190 * lit)), s);

export function diningRoom() {
  const w = 1500;
  const chair = (flip: number) => at(0, 0, rim(path('M-40 0L-46 -150C-46 -168 34 -168 34 -150L30 0Z', '#0b161d') +
    path(limb([[-36, 0, 6], [-44, 130, 5]]) + limb([[28, 0, 6], [40, 130, 5]]), '#0b161d'), 3 * flip, -3, P.light, 2, 0.8));
  return picture(
    stones(0, 0, w, 720, { seed: 4, row: 66 }) + rect(0, 0, w, 740, lin([[0, '#050b10', 0.75], [0.5, '#0b1720', 0.15], [1, '#0b1720', 0.45]])) +
      each([[170, 2], [620, 0.3], [1070, 0.8]], ([x, boat]) => windowPane(x, 210, 270, 330, view(270, 330, boat), { cols: 3, rows: 3 })) +
      each([400, 760, 1130], (x) => glow(x, 420, 480, P.light, 0.6)) +
      rect(0, 60, w, 40, lin([[0, '#2b1d14'], [1, '#0d0806']])) +
      each([110, 560, 1010, 1440], (x) => rect(x - 30, -10, 60, 84, lin([[0, '#1a110c'], [1, '#3a281a']]))) +
      planks(690, 1000, { n: 12, color: '#4a3222', vanish: 200, x0: -900, x1: 2400 }) +
      glow(420, 860, 420, P.brass, 0.4, 120) + glow(1120, 900, 460, P.brass, 0.4, 120) +
      rim(at(500, 660, sitter({ hair: 'bun', color: '#5b2a26' }), 0.92) +
        at(860, 660, sitter({ hair: 'short', color: '#26424b', arm: [64, -30], look: { skin: '#8a5636' } }), 0.92, 0, -1), 0, -4, P.light, 2, 0.9) +
      at(680, 650, clothTable(0.88)) +
      rim(at(190, 770, sitter({ hair: 'curls', color: '#2d5a66', look: { hairColor: '#5a2a14' } }), 1.3) +
        at(610, 775, sitter({ hair: 'long', color: '#8a3a2c', arm: [70, -66] }), 1.3, 0, -1), 0, -5, P.light, 2.5, 0.95) +
      at(400, 752, clothTable(1.2)) +
      rim(at(1360, 820, sitter({ hair: 'cap', color: '#4d5a3f', arm: [66, -60] }), 1.45, 0, -1), -4, -4, P.light, 2.5, 0.9) +
      at(1130, 800, clothTable(1.35)) + at(900, 800, chair(1), 1.35) +
      at(400, 330, pendant(0.9, 500)) +
      at(760, 280, pendant(0.7, 500, '#1d4a5a')) + at(1130, 340, pendant(1, 500)) +
      bokeh(0, 560, w, 90, 8, 12, [P.light, P.brass], [6, 14], 0.7),
    { vignette: 0.7 },
  );
}

export function candleTable() {
  const w = 1500;
  const r = rng(3);
  const back = rect(0, 0, w, 700, lin([[0, '#071018'], [0.6, '#102a36'], [1, '#1c3a44']])) +
    blur(14, windowPane(900, 60, 460, 470, view(460, 470)) + path(box(100, 120, 300, 400), '#142c36')) +
    bokeh(60, 60, 800, 420, 26, 5, [P.light, P.brass, P.ember], [18, 58], 0.9) +
    bokeh(1000, 300, 460, 200, 12, 8, [P.light, P.glass], [14, 36], 0.8);
  const napkin = path('M1010 840L1260 800L1370 880L1110 940Z', lin([[0, '#e9dcbc'], [1, '#8d8266']], [0, 0, 1, 1])) +
    path('M1010 840L1260 800L1300 830L1050 874Z', '#f6efe2', 'opacity="0.7"') +
    stroke('M1050 874L1300 830M1080 904L1334 856', '#8d8266', 2, 'opacity="0.7"');
  const fork = (x: number, y: number, turn: number) => at(x, y, rim(path(limb([[0, 0, 7], [70, 0, 4], [200, 0, 4]]) +
    'M196 -12L214 -13L214 13L196 12C188 8 188 -8 196 -12Z' + box(212, -13, 48, 4) + box(212, -2, 48, 4) +
    box(212, 9, 48, 4), '#8f9c95'), 0, -2, P.flame, 1, 0.9), 1, turn);
  const petal = times(7, () => path(oval(r(300, 560), r(860, 940), r(9, 16), r(5, 8)), P.rust, 'opacity="0.8"'));
  return picture(
    back + planks(600, 1000, { n: 10, color: '#6b4529', vanish: 60, x0: -500, x1: 2000 }) +
    glow(700, 780, 760, P.light, 0.6, 210) + at(480, 850, plate(250, 62)) +
      at(1130, 780, shadow(0, 0, 90, 16, 0.8) + wineGlass({ side: -1, fill: 0.45 }), 1.9) +
      at(330, 740, shadow(0, 0, 80, 14, 0.8) + wineGlass({ side: 1, fill: 0.38 }), 1.55) +
      at(900, 735, bottle({ side: -1 }), 1.25) +
      shadow(690, 800, 130, 26, 0.8) +
      path(oval(690, 790, 92, 22), '#7d5a26') +
      path(oval(690, 784, 92, 20), lin([[0, P.light], [0.5, P.brass], [1, '#5d4118']], [0, 0, 1, 0])) +
      path(oval(690, 780, 66, 13), '#7d5a26') + at(690, 784, candle(190, 44, 1, 620)) +
      at(610, 816, candle(74, 34, 1, 200)) + napkin + fork(1040, 868, -9) + petal + glow(690, 540, 520, P.light, 0.3),
  );
}

export function chefsTable() {
  const w = 1500;
  const setting = (x: number, y: number, s: number) => at(x, y, plate(110, 26) +
    plate(74, 16) + at(128, -14, wineGlass({ wine: '' }), 0.5) +
    at(170, 0, wineGlass({ wine: '#c9a34b', fill: 0.3 }), 0.44) +
    stroke('M-136 10L-150 -16M-152 12L-166 -14M134 20L126 -6', '#b9c2b4', 4), s);
  const bulbs = each([330, 610, 890, 1170], (x, i) => at(x, 250 + (i % 2) * 20, pendant(0.66, 400, i % 2 ? '#7d5a26' : '#12303d')));
  const shelf = (y: number) => rect(120, y, 1260, 10, '#3a281a') +
    times(30, (i) => { const x = 140 + i * 42; return i % 5 === 3 ? at(x, y, bottle({ glass: nth(['#16301f', '#3a2312', '#12303d'], i), label: i % 2 ? P.paper : '#c9b083' }), 0.3) : rim(path(i % 3 ? oval(x, y - 14, 17, 14) +
      box(x - 15, y - 26, 30, 10) : box(x - 15, y - 40, 30, 40), nth(['#8f8468', '#5c6a66', '#a8704a', '#34535b'], i)), 0, 3, P.light, 1, 0.7); });
  return picture(
    stones(0, 0, w, 620, { seed: 14, row: 60, tone: ['#22363e', '#2a4047', '#1c2f38'] }) +
    rect(0, 0, w, 640, lin([[0, '#050b10', 0.8], [0.6, '#0b1720', 0.2], [1, '#0b1720', 0.5]])) + shelf(330) +
    shelf(450) + glow(750, 400, 760, P.brass, 0.5, 260) +
      each([[240, 'short', 1, '#26424b', '#b8754a'], [470, 'bun', 1, '#8a3a2c', '#c98a5c'], [750, 'curls', 1, '#2d5a66', '#8a5636'], [1030, 'long', -1, '#c9a867', '#c98a5c'], [1260, 'short', -1, '#33403c', '#b8754a']], ([x, hair, f, color, skin]) => rim(at(x, 640, sitter({ hair, color, arm: [50, -36], look: { skin } }), 1.15, 0, f), 0, -5, P.light, 2.5, 1)) +
      planks(590, 1000, { n: 9, color: '#7a5232', vanish: -100, x0: -300, x1: 1800 }) + glow(750, 720, 760, P.light, 0.5, 190) +
      each([[260, 660, 0.62], [560, 650, 0.62], [860, 650, 0.62], [1160, 660, 0.62]], ([x, y, s]) => setting(x, y, s)) +
      each([[210, 880, 1.15], [700, 900, 1.2], [1180, 880, 1.15]], ([x, y, s]) => setting(x, y, s)) +
      at(450, 760, candle(90, 22, 1, 260)) +
      at(990, 752, candle(70, 22, 1, 240)) + at(720, 740, candle(110, 22, 1, 280)) +
      at(1040, 780, bottle({ glass: '#1b3a2a' }), 0.55) +
      at(560, 780, bottle({ glass: '#3a2312', cap: P.brass }), 0.52) + bulbs,
    { vignette: 0.7 },
  );
}

export function turfFire() {
  const w = 1500;
  const r = rng(18);
  const sod = (x: number, y: number, turn: number, s: number, hot: boolean) => at(x, y, surface(rim(path(smooth([[-150, -34], [-60, -44], [60, -40], [150, -30], [156, 20], [80, 42], [-70, 44], [-154, 26]]), lin([[0, '#2b1b13'], [0.6, '#1a100b'], [1, hot ? '#c2501f' : '#3a1d10']])), 0, 7, hot ? '#ff9a4a' : P.ember, 5, 0.95), { fx: 0.05, fy: 0.1, depth: 6 }), s, turn);
  const tongue = (x: number, y: number, h: number, lean: number, c: string, o: number) => path(`M${x - 40} ${y}C${x - 70 + lean} ${y - h * 0.4} ${x - 10} ${y - h * 0.5} ${x + lean} ${y - h}C${x + 20 + lean} ${y - h * 0.6} ${x + 66} ${y - h * 0.4} ${x + 40} ${y}Z`, c, `opacity="${o}"`);
  const fire = blur(9, times(9, (i) => tongue(540 + i * 54, 740, r(150, 330), r(-30, 40), '#d8592a', 0.55))) +
    blur(5, times(8, (i) => tongue(570 + i * 50, 740, r(110, 240), r(-24, 30), '#f2963c', 0.7))) +
    blur(3, times(6, (i) => tongue(610 + i * 56, 738, r(70, 160), r(-16, 20), P.flame, 0.8)));
  const arch = 'M420 800L420 470C420 330 1080 330 1080 470L1080 800Z';
  const sparks = times(60, () => { const y = r(300, 700); return path(oval(750 + r(-240, 240), y, r(1, 3)), P.flame, `opacity="${r(0.3, 0.9)}"`); });
  return picture(
    stones(0, 0, w, 860, { seed: 7, row: 84, tone: ['#3b4446', '#4b4f4b', '#333f43', '#565347'], depth: 7 }) +
    rect(0, 0, w, 860, rad([[0, '#0b1720', 0], [0.6, '#0b1720', 0.5], [1, '#050a0f', 0.9]], 0.5, 0.72, 0.62)) +
      rim(surface(path('M350 820L350 460C350 250 1150 250 1150 460L1150 820Z', '#4c4538'), { fx: 0.02, depth: 7 }), 0, 6, P.ember, 4, 0.5) +
      path(arch, lin([[0, '#060607'], [0.7, '#241009'], [1, '#4c1d0c']])) +
      glow(750, 700, 420, P.ember, 1, 330) + glow(750, 720, 260, '#ffb85f', 0.9) +
      surface(rect(180, 206, 1140, 62, lin([[0, '#6b4a2b'], [1, '#1c110b']])), { fx: 0.006, fy: 0.08, depth: 6 }) +
      rect(180, 262, 1140, 5, P.ember, 'opacity="0.6"') + at(300, 208, candle(80, 22, 0.9, 170)) +
      at(1200, 208, candle(60, 22, 0.9, 150)) + at(420, 208, bottle({ label: '', glass: '#1b3a40' }), 0.34) +
      rim(path('M1010 208L1010 150C1010 128 1090 128 1090 150L1090 208Z', '#1d4a5a') + path(oval(1050, 168, 22), P.paper), 0, 4, P.ember, 2, 0.8) +
      stroke('M1050 168L1050 154M1050 168L1058 172', P.ink, 2.5) +
      at(700, 208, rim(path('M-60 0C-50 -46 -20 -52 0 -40C20 -28 40 -40 76 -60C64 -20 50 -8 60 0Z', '#0e2028'), 0, 3, P.ember, 2, 0.8)) +
      sod(590, 752, -8, 0.8, true) +
      sod(920, 756, 7, 0.8, true) + sod(750, 730, 2, 0.85, true) + fire + sod(650, 770, 5, 0.72, false) +
      sod(860, 772, -6, 0.74, true) + sod(760, 700, -24, 0.6, false) +
      glow(750, 740, 330, '#ffb25a', 0.45, 120) + sparks +
      stroke('M470 820L470 720M1030 820L1030 720M440 790L1060 790', '#06080a', 14) + path(oval(470, 714, 14) + oval(1030, 714, 14), P.brass) +
      surface(path(poly([[-20, 850], [1520, 850], [1520, 1020], [-20, 1020]]), lin([[0, '#6b5238'], [0.4, '#2d2c2a'], [1, '#0d1519']])), { fx: 0.01, fy: 0.05, depth: 7 }) +
      path(poly([[300, 812], [1200, 812], [1250, 860], [250, 860]]), lin([[0, '#7d6144'], [1, '#3a2f26']])) +
      glow(750, 900, 620, '#ffb25a', 0.5, 140) + glow(750, 560, 820, '#ffb25a', 0.4, 620) +
      at(1260, 960, rim(path('M-130 20C-150 -70 -120 -100 -100 -104L100 -104C120 -100 150 -70 130 20Z', '#3a2a1a') +
        stroke('M-140 -60L140 -60M-146 -20L146 -20', '#6b4a2b', 10), -4, -4, P.ember, 3, 0.9) +
        at(-30, -116, sod(0, 0, -10, 0.5, false)) + at(50, -124, sod(0, 0, 14, 0.45, false)), 1) +
      at(250, 950, shadow(0, 30, 300, 40, 0.8) +
        rim(path(smooth([[-236, 44], [-232, -24], [-170, -84], [-50, -98], [50, -84], [104, -74], [128, -118], [172, -132], [208, -112], [262, -84], [274, -62], [256, -46], [206, -40], [190, -6], [262, 18], [266, 42], [60, 48]]), lin([[0, '#4a2f1c'], [1, '#120c0a']])) +
          path(smooth([[-226, 30], [-270, 20], [-300, 44], [-250, 54]]), '#1c120d'), 5, -5, '#ff9a4a', 4, 0.9) +
        path(smooth([[132, -118], [116, -96], [118, -52], [140, -42], [160, -70], [164, -108]]), '#1a100b') +
        path(oval(268, -66, 7, 6), '#050404') + stroke('M196 -88C204 -84 210 -84 216 -88', '#0a0605', 4) +
        stroke('M190 -6C160 10 130 20 100 24M-120 20C-90 -20 -40 -20 -20 20', '#0a0605', 4, 'opacity="0.6"')),
    { vignette: 0.75 },
  );
}
