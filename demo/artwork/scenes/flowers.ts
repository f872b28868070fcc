/** The feast days: spring flowers, roses, shamrock. */
import { bokeh, candle, planks, windowPane } from '../lib/room.ts';
import { duskSky, hills, sky } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, lin, path, picture, rect, rim, shadow, stroke, surface, volume } from '../lib/paint.ts';
import { each, limb, oval, plot, poly, rng, smooth, times } from '../lib/shape.ts';

const daffodil = (x: number, y: number, s: number, turn = 0) =>
  at(x, y, times(6, (i) => at(0, 0, path('M0 0C-34 -20 -34 -78 0 -104C34 -78 34 -20 0 0Z', lin([[0, '#ffe9a8'], [1, '#d9a53c']])) +
    stroke('M0 -10L0 -86', '#b9842c', 2, 'opacity="0.6"'), 1, i * 60)) +
    volume(path(smooth(plot(14, (i) => [Math.cos((i / 14) * 6.283) * (i % 2 ? 46 : 38), Math.sin((i / 14) * 6.283) * (i % 2 ? 40 : 33)])), '#e0862f'), { soft: 8, depth: 12 }) +
    path(oval(0, 4, 26, 20), '#7a3a14') +
    times(5, (i) => path(oval(-10 + i * 5, 2 + (i % 2) * 6, 4), P.light)), s, turn);

const tulip = (x: number, y: number, s: number, color: string, turn = 0) => at(x, y, path('M-44 0C-60 -60 -40 -110 -30 -124C-16 -100 -8 -96 0 -128C10 -96 18 -100 32 -122C44 -100 58 -50 44 0C20 22 -20 22 -44 0Z', lin([[0, color], [1, '#3a1216']])) +
  path('M0 14C-26 -10 -22 -90 0 -128C24 -90 26 -10 0 14Z', color) +
  stroke('M0 6L0 -110M-26 -10C-34 -50 -32 -80 -28 -108', '#fff0d8', 3, 'opacity="0.3"'), s, turn);

const leaf = (x: number, y: number, s: number, turn: number, c = '#48683f') => at(x, y, path('M0 0C-22 -60 -22 -180 20 -260C34 -180 28 -60 0 0Z', lin([[0, c], [1, '#1b3226']], [0, 0, 1, 0])) +
  stroke('M0 0C2 -90 6 -170 20 -250', '#9fb57c', 2, 'opacity="0.5"'), s, turn);

export function springFlowers() {
  const [w, h] = [1200, 1500];
  const jug = 'M430 1280C360 1200 360 1040 430 960C470 914 470 880 450 840L750 840C730 880 730 914 770 960C840 1040 840 1200 770 1280Z';
  const stems = each([[420, 480], [560, 360], [700, 420], [820, 520], [500, 620], [660, 600], [330, 620], [880, 640]], ([x, y]) => stroke(`M${560 + (x - 560) * 0.25} 850C${580 + (x - 580) * 0.4} 740 ${x} ${y + 160} ${x} ${y}`, '#48683f', 11));
  return picture(
    rect(0, 0, w, h, lin([[0, '#0a1a24'], [0.6, '#1d3f4a'], [1, '#12303d']])) +
    windowPane(640, 90, 470, 760, sky(470, 560, duskSky) +
      hills(470, 540, 30, 4, '#2a5562', P.light, 600) +
      rect(0, 580, 470, 200, lin([[0, '#b9a07a'], [1, P.deep]])), { cols: 2, rows: 3, bar: 12 }) +
    glow(880, 500, 560, '#ffd9a0', 0.7) +
    planks(1200, h, { w, n: 8, color: '#7a5232', vanish: 300, x0: -500, x1: 1700 }) +
    glow(600, 1320, 560, P.light, 0.45, 110) +
      leaf(470, 880, 1.5, -34) +
      leaf(720, 880, 1.5, 30) + leaf(600, 880, 1.7, -8) + leaf(540, 880, 1.3, -60, '#3c5a3c') +
      leaf(680, 880, 1.3, 54, '#3c5a3c') + leaf(650, 880, 1.8, 12, '#5d7a4a') +
      stems + tulip(330, 640, 1.1, '#b5522f', -18) + tulip(880, 660, 1.15, '#c9745a', 20) +
      tulip(700, 420, 1.2, '#a8482e', 4) + daffodil(420, 480, 1.15, -10) + daffodil(560, 350, 1.1, 8) +
      daffodil(820, 510, 1.1, 20) + daffodil(500, 640, 1.3, -4) + daffodil(672, 610, 1.2, 26) +
      tulip(590, 800, 1, '#c9745a', -6) + daffodil(760, 740, 0.95, 40) + daffodil(410, 780, 0.9, -40) +
      shadow(620, 1290, 330, 46, 0.9) +
      surface(path(jug, lin([[0, '#12303d'], [0.4, '#6fa3a0'], [0.65, '#2d5a66'], [1, '#0b1c25']], [0, 0, 1, 0])), { fx: 0.03, depth: 2.6 }) +
      stroke('M752 880C900 860 930 1080 800 1130', '#2d5a66', 30) +
      stroke('M752 874C900 854 930 1074 800 1124', P.light, 3, 'opacity="0.5"') +
      stroke('M450 842L750 842', '#a9c4ba', 8) +
      stroke('M400 1030C500 1070 700 1070 800 1030M396 1050C500 1090 700 1090 804 1050', P.paper, 4, 'opacity="0.4"') +
      blur(6, stroke('M470 980C420 1060 430 1180 470 1240', '#e8f4ea', 16, 'opacity="0.45"')) +
      at(250, 1330, daffodil(0, 0, 0.8, 30)) + path(limb([[290, 1340, 5], [420, 1390, 6]]), '#48683f') +
      at(980, 1350, volume(path(smooth([[-90, 20], [-70, -50], [0, -70], [76, -46], [90, 16], [0, 44]]), '#e9d3a8'), { soft: 18, depth: 20 })),
    { w, h, px: 1600 },
  );
}

/** A rose from spiralling petals. */
function rose(x: number, y: number, s: number, seed: number, dark = '#4a0f18', mid = '#8e2530', pale = '#c9584e') {
  const r = rng(seed);
  const shade = shadow(6, 20, 130, 110, 0.7);
  const petals = each([[108, 7], [84, 6], [60, 5], [38, 4]], ([reach, n], ring) =>
    times(n, (i) => {
      const a = (i / n) * 360 + ring * 40 + r(-8, 8);
      return at(0, 0, rim(path(`M0 ${reach * 0.3}C${-reach * 0.9} ${reach * 0.1} ${-reach * 0.8} ${-reach * 0.9} ${-reach * 0.1} ${-reach}C${reach * 0.6} ${-reach * 1.05} ${reach * 0.95} ${-reach * 0.2} 0 ${reach * 0.3}Z`, lin([[0, ring < 2 ? pale : mid], [0.35, mid], [1, dark]])), 0, -3, '#eea08c', 2, 0.65), 1, a);
    }),
  );
  return at(x, y, shade + petals + path('M-16 4C-20 -16 10 -24 18 -6C20 10 4 18 -6 10C-12 4 -4 -6 6 -2', '#3a0a12') +
    stroke('M-14 6C-20 -14 10 -22 16 -6C18 8 4 14 -4 8', '#d8705f', 3), s, r(-20, 20));
}

export function roses() {
  const r = rng(4);
  const leafAt = (x: number, y: number, s: number, t: number) => at(x, y, rim(path('M0 0C30 -50 100 -60 150 0C100 50 30 44 0 0Z', lin([[0, '#3c5a3c'], [1, '#122a22']])), -1, -3, '#b9c98a', 2, 0.6) +
    stroke('M0 0L140 0M40 0L66 -26M40 0L66 22M80 0L104 -22M80 0L104 18', '#8fa36a', 2, 'opacity="0.5"'), s, t);
  return picture(
    rect(0, 0, 1500, 620, lin([[0, '#080f16'], [0.6, '#14303b'], [1, '#24424a']])) +
    bokeh(0, 30, 1500, 480, 50, 14, [P.light, P.brass, P.ember], [20, 74], 1) +
    planks(580, 1000, { n: 8, color: '#4f2c20', vanish: -300, x0: -300, x1: 1800 }) +
    glow(900, 760, 800, P.light, 0.55, 220) +
    at(1210, 800, shadow(0, 6, 160, 24, 0.8) + candle(250, 66, 1, 700)) +
    at(1040, 840, shadow(0, 6, 120, 18, 0.8) + candle(120, 60, 1, 460)) +
      shadow(520, 860, 560, 90, 0.9) +
      stroke('M640 760C800 820 940 880 1130 930M560 800C740 880 860 920 1010 970M700 720C860 760 1000 800 1120 850', '#2c4a34', 13) +
      leafAt(760, 800, 1, 20) + leafAt(300, 540, 1.1, -150) + leafAt(620, 440, 1.1, -60) +
      leafAt(240, 780, 1.1, 150) + leafAt(700, 640, 1, -10) + leafAt(440, 860, 1.1, 100) +
      leafAt(400, 420, 1, -110) +
      rose(420, 560, 1.15, 3) +
      rose(600, 600, 1.05, 5, '#5b1a22', '#a8482e', '#e09a7a') +
      rose(330, 720, 1.1, 7, '#5b1a22', '#b5622f', '#efc08a') + rose(530, 770, 1.3, 9) +
      rose(700, 750, 0.9, 12, '#3a0a12', '#6d1a26', '#b5483f') +
      times(11, () => at(r(760, 1180), r(860, 970), path('M-24 0C-16 -20 16 -20 24 0C12 14 -12 14 -24 0Z', lin([[0, '#c9584e'], [1, '#5b1a22']])), r(0.7, 1.2), r(0, 180))) +
      at(170, 930, rim(path(poly([[-90, -40], [150, -70], [170, 30], [-70, 60]]), lin([[0, '#f6efe2'], [1, '#b39d70']])), 2, -2, P.flame, 1, 0.8) +
        stroke('M-70 -10L40 -60L160 -20', '#8d7a52', 2) +
        path('M40 -14C30 -34 8 -22 16 -4C22 8 36 14 44 20C50 12 64 2 66 -10C66 -28 46 -32 40 -14Z', P.rust)),
  );
}

export function shamrockTable() {
  const r = rng(17);
  const shamrock = (x: number, y: number, s: number, turn: number) => at(x, y, stroke('M0 0C4 40 -4 80 -14 120', '#3c5a3c', 6) +
    each([0, 120, 240], (a) => at(0, 0, rim(path('M0 0C-16 -24 -62 -40 -58 -74C-54 -100 -14 -98 0 -72C14 -98 54 -100 58 -74C62 -40 16 -24 0 0Z', lin([[0, '#8fb06a'], [0.5, '#4d7a4a'], [1, '#1f4432']])), -2, -3, '#d9e8a8', 2, 0.6) +
      stroke('M0 -4L0 -64', '#c3d69a', 2, 'opacity="0.5"'), 1, a)), s, turn);
  const bowl = 'M440 600C450 760 560 830 700 834C840 830 950 760 960 600Z';
  return picture(
    rect(0, 0, 1500, 520, lin([[0, '#071018'], [1, '#1c3f45']])) +
    blur(10, rect(1050, 40, 320, 380, '#2d5a66') +
      rect(1070, 60, 280, 340, lin([[0, '#163c4a'], [0.75, '#c9a37b'], [1, '#e8bd85']])) +
      rect(1200, 40, 14, 380, '#0c171d')) +
    bokeh(40, 40, 960, 380, 34, 44, [P.light, P.brass, P.glass, '#7c9455'], [18, 60], 0.95) +
    planks(480, 1000, { n: 9, color: '#6b4529', vanish: -300, x0: -300, x1: 1800 }) +
    glow(700, 720, 800, P.light, 0.5, 220) + shadow(710, 830, 420, 60, 0.9) +
      times(30, (i) => shamrock(470 + ((i * 97) % 470), 610 - ((i * 53) % 190) * (1 - Math.abs(((i * 97) % 470) - 235) / 330), r(0.55, 0.95), r(-40, 40))) +
      surface(path(bowl, lin([[0, '#0b1c25'], [0.4, '#f0e4c4'], [0.65, '#c9b98f'], [1, '#3a4a48']], [0, 0, 1, 0])), { fx: 0.03, depth: 2.4 }) +
      stroke('M446 660C560 716 840 716 954 660M452 690C560 744 840 744 948 690', '#2d5a66', 8, 'opacity="0.8"') +
      shamrock(520, 620, 0.8, -60) + shamrock(890, 624, 0.8, 58) + shamrock(700, 600, 0.9, 4) +
      at(1180, 850, shadow(0, 4, 120, 18, 0.85) +
        path('M-92 -380C-96 -260 -70 -180 -62 0L62 0C70 -180 96 -260 92 -380Z', lin([[0, '#0b0706'], [0.2, '#3a1c0e'], [0.8, '#100806'], [1, '#3a1c0e']], [0, 0, 1, 0])) +
        surface(path('M-93 -392C-70 -420 70 -420 93 -392L90 -310L-90 -310Z', '#f0e2b8'), { fx: 0.1, depth: 1.6 }) +
        blur(2, stroke('M72 -290C66 -200 54 -120 48 -20', P.flame, 6, 'opacity="0.7"'))) +
      at(290, 820, shadow(0, 6, 150, 22, 0.8) + candle(170, 58, 1, 620)) +
      times(7, (i) => shamrock(r(120, 1400), r(890, 960), r(0.35, 0.6), r(0, 360) * (i ? 1 : 0))) +
      at(960, 900, shadow(4, 14, 70, 20, 0.6) + stroke('M-60 0L70 -18', '#8f9c95', 10)),
  );
}
