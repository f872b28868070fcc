/** The coast: lighthouse, cliff walk, lobster pots, tide pool, festival bunting over the quay. */
import { halfDecker } from '../lib/boats.ts';
import { chop, clouds, glints, hills, mirror, sky, stars, village } from '../lib/land.ts';
import { bokeh } from '../lib/room.ts';
import { crowdRow, stander } from '../lib/people.ts';
import { P } from '../lib/palette.ts';
import { at, blur, fade, glow, lin, path, picture, rad, rect, rim, rough, shadow, stroke, surface, volume, wash, within } from '../lib/paint.ts';
import { box, each, limb, nth, oval, pick, plot, poly, rng, smooth, times, type Point } from '../lib/shape.ts';

const cliff = (outline: readonly Point[], color: string, lit: string, edge: Point = [-3, -4]) => surface(rim(path(smooth(outline), color), edge[0], edge[1], lit, 4, 0.7), { fx: 0.008, fy: 0.03, depth: 9, from: 200 });
const surf = (d: string, n = 6, o = 0.8) =>
  fade(o * 0.55, blur(6, rough(stroke(d, P.paper, n * 2.4), 40, 0.014))) +
  fade(o * 0.55, rough(stroke(d, P.paper, n * 0.7, 'stroke-dasharray="26 14 8 20"') + stroke(d, P.mist, n * 0.5, 'transform="translate(-14 16)" stroke-dasharray="40 22"'), 30, 0.014));

export function lighthouse() {
  const w = 1500;
  const beam = (d: string, a: number) => path(d, lin([[0, P.flame, a], [1, P.light, 0]], d.includes('-200') ? [1, 0, 0, 0] : [0, 0, 1, 0]), 'style="mix-blend-mode:screen"');
  const tower = path(poly([[902, 640], [928, 266], [992, 266], [1018, 640]]), lin([[0, '#e2d8ba'], [0.4, '#a9b0a0'], [1, '#2c4a55']], [0, 0, 1, 0])) +
    each([[340, 410], [500, 572]], ([a, b]) => { const k = (y: number) => 26 * ((y - 266) / 374); return path(poly([[928 - k(a), a], [992 + k(a), a], [992 + k(b), b], [928 - k(b), b]]), lin([[0, '#c25a39'], [0.4, P.rust], [1, '#3a1e1c']], [0, 0, 1, 0])); }) +
    path(box(914, 252, 92, 16) +
      box(918, 224, 4, 30) + box(998, 224, 4, 30) + box(938, 224, 3, 30) + box(978, 224, 3, 30) +
      box(914, 222, 92, 5), '#0e232d') +
    path(box(934, 184, 52, 68), lin([[0, P.flame], [1, P.light]])) +
    path(box(934, 184, 4, 68) + box(958, 184, 4, 68) + box(982, 184, 4, 68), '#12262f') +
    path('M926 186C930 158 990 158 994 186Z', '#0e232d') +
    path(box(957, 138, 6, 24) + oval(960, 136, 6), '#0e232d') +
    path(box(950, 440, 18, 30) + box(950, 600, 26, 40), '#0f232c');
  return picture(
    sky(w, 700, [[0, '#0a1a26'], [0.35, '#163c4a'], [0.7, '#4f8288'], [0.9, '#c9a37b'], [1, '#e8bd85']]) +
    stars(w, 240, 50) + clouds(w, 120, 420, { seed: 17, dark: '#123442', lit: '#b98f70' }) +
    glow(300, 690, 600, '#ffcf94', 0.8, 200) +
      beam('M950 216L-200 20L-200 330Z', 0.75) +
      beam('M970 216L1700 120L1700 340Z', 0.6) + glow(960, 216, 320, P.light, 0.95) +
      glow(960, 216, 90, '#fff7de', 1) +
      rect(0, 690, w, 320, lin([[0, '#83a29b'], [0.2, '#33626c'], [1, '#0b1b25']])) +
      glints(300, 694, 960, 300, '#ffdba4', 5, 120, 0.7) + chop(w, 696, 1000, 5, 220, P.mist) +
      cliff([[560, 1020], [600, 880], [690, 800], [760, 716], [820, 660], [890, 640], [1060, 640], [1150, 652], [1300, 690], [1560, 700], [1560, 1020]], lin([[0, '#3b5a55'], [0.35, '#1b3640'], [1, '#08141b']]), P.peach) +
      rim(tower, -3, -1, '#ffe0ac', 2, 0.8) +
      rim(path(box(1050, 588, 130, 70) +
        poly([[1040, 590], [1062, 552], [1168, 552], [1190, 590]]) +
        box(1080, 536, 16, 24), lin([[0, '#31545b'], [1, '#15303a']])), -2, -3, P.peach, 1.5, 0.8) +
      path(box(1082, 608, 16, 22) + box(1130, 608, 16, 22), P.flame) + glow(1114, 620, 110, P.brass, 0.9) +
      stroke('M560 1000C660 900 820 770 950 652', '#8f8f78', 6, 'opacity="0.5"') +
      surf('M300 960C420 940 520 980 600 900M540 880C600 860 640 850 690 810M220 990C360 975 470 1005 560 985', 8) +
      cliff([[-40, 1030], [-40, 860], [60, 850], [150, 890], [240, 930], [330, 1000], [350, 1040]], lin([[0, '#24434a'], [1, '#071118']]), P.light, [3, -4]),
  );
}

export function cliffWalk() {
  const w = 1500;
  const r = rng(12);
  const grass = times(420, () => { const x = r(-20, 900); const y = 760 + r() * 260; const hgt = r(16, 46) * (y / 900); return stroke(`M${x} ${y}q${r(2, 10)} ${-hgt * 0.6} ${r(12, 30)} ${-hgt}`, pick(['#4f6347', '#7f7e50', '#c9a35e', '#2c4540'], r), r(1.4, 3.2), 'opacity="0.8"'); });
  const pinks = times(46, () => { const [x, y] = [r(0, 640), r(790, 980)]; return stroke(`M${x} ${y}l${r(-4, 4)} ${-22}`, '#4d6247', 2) +
    path(oval(x, y - 26, 8, 6), pick(['#c9836f', '#d9a08a', '#b3644f'], r)) +
    path(oval(x - 2, y - 28, 3, 2), '#f0cdb5'); });
  return picture(
    sky(w, 560) +
    glow(1180, 540, 560, '#ffdaa2', 0.9, 300) + glow(1180, 520, 120, '#fff4d6', 1) +
    clouds(w, 90, 400, { seed: 23, dark: '#2a5a68', lit: '#eebd88' }) +
      rect(0, 556, w, 460, lin([[0, '#c9b892'], [0.12, '#5c8a8e'], [1, '#0d222d']])) +
      glints(1180, 560, 980, 260, '#ffe3b0', 3, 150, 0.9) + chop(w, 566, 1000, 8, 200, P.mist) +
      fade(0.85, cliff([[700, 600], [720, 470], [860, 452], [960, 468], [1010, 520], [1040, 600]], '#6d8f90', P.light, [4, -3])) +
      cliff([[380, 760], [400, 420], [520, 400], [700, 412], [790, 440], [812, 520], [800, 640], [850, 760], [860, 800], [380, 800]], lin([[0, '#56705f'], [0.1, '#35565c'], [1, '#142f3a']]), P.light, [5, -4]) +
      surf('M700 800C780 790 830 800 900 776M620 812C700 800 760 822 840 806', 7, 0.7) +
      cliff([[-40, 1040], [-40, 560], [120, 520], [260, 560], [380, 620], [520, 668], [640, 760], [690, 860], [730, 960], [800, 1040]], lin([[0, '#6f7a4e'], [0.2, '#3a5247'], [0.6, '#1d3538'], [1, '#0a161c']]), P.light, [4, -5]) +
      stroke('M-20 900C140 830 190 760 300 700C360 668 330 630 270 590', '#c9b083', 30, 'opacity="0.75"') +
      stroke('M-20 905C140 836 190 766 300 706C360 672 330 632 270 590', '#8d7a58', 12, 'opacity="0.5"') +
      stroke('M40 800L44 742M130 764L134 712M210 716L213 668M300 676L303 634M42 760L134 724L212 682L302 648', '#15242a', 6) + grass + pinks +
      rim(at(318, 668, stander({ hair: 'cap', color: '#12232b', left: [-26, -150], right: [40, -160] }), 0.36) +
        at(362, 676, stander({ hair: 'long', color: '#182a30' }), 0.33) , 3, -2, '#ffe0a6', 1.2, 1) +
      stroke('M1040 250q14 -16 28 0q14 -16 28 0M1130 310q10 -12 20 0q10 -12 20 0M960 330q9 -10 18 0q9 -10 18 0', '#17323c', 4),
  );
}

/** One lobster pot, seen a little from above; about 300 wide; origin at its foot. */
function pot(lit = P.light) {
  const mesh = times(13, (i) => stroke(`M${-140 + i * 22} -6C${-150 + i * 24} -80 ${-120 + i * 20} -140 ${-96 + i * 16} -158`, '#8fa79a', 1.8, 'opacity="0.55"')) +
    times(7, (i) => stroke(`M${-142 + i * 6} ${-10 - i * 22}L${142 - i * 6} ${-10 - i * 22}`, '#8fa79a', 1.8, 'opacity="0.5"'));
  return shadow(0, 0, 210, 36, 0.9) +
    path('M-150 0C-152 -110 -90 -172 0 -172C90 -172 152 -110 150 0Z', 'rgba(8,16,22,0.72)') +
    within('M-150 0C-152 -110 -90 -172 0 -172C90 -172 152 -110 150 0Z', mesh + path(oval(0, -72, 44, 40), '#05090d') +
      stroke(oval(0, -72, 44, 40), P.brass, 7)) +
    rim(stroke('M-150 0C-152 -110 -90 -172 0 -172C90 -172 152 -110 150 0M-150 0L150 0', '#33454a', 15) +
      stroke('M0 -172L0 0', '#33454a', 10), 2, -4, lit, 2, 0.9) +
    stroke('M-146 -6L146 -6', '#5a3a22', 18);
}

export function lobsterPots() {
  const w = 1500;
  const coil = times(9, (i) => stroke(oval(0, -i * 11, 118 - i * 5 + (i % 2) * 6, 34 - i), nth(['#b98d52', '#8d6838', '#d8b071'], i), 13) +
    stroke(oval(0, -i * 11 - 4, 118 - i * 5, 32 - i), P.light, 1.6, 'opacity="0.5" stroke-dasharray="12 10"'));
  const buoy = (c: string, s = 1) => at(0, 0, volume(path(oval(0, 0, 46, 56), c), { from: 300, height: 36, soft: 16, depth: 22 }) +
    stroke('M-44 8C-20 24 20 24 44 8', P.paper, 12, 'opacity="0.85"') +
    stroke('M0 -56L0 -84', '#c7a777', 7), s);
  return picture(
    sky(w, 430) +
    glow(1120, 430, 560, '#ffd79c', 0.9, 240) +
    clouds(w, 30, 330, { seed: 51, dark: '#183e4c', lit: '#dba679' }) +
    hills(w, 420, 26, 3, '#426d76', P.light, 470) +
      rect(0, 428, w, 260, lin([[0, '#a7a58c'], [0.3, '#3d6d77'], [1, '#12303d']])) +
      glints(1120, 432, 680, 220, '#ffdfa8', 2, 90, 0.85) + chop(w, 436, 680, 3, 90) +
      at(1050, 520, halfDecker({ hull: '#173844' }), 0.8) +
      at(260, 480, halfDecker({ hull: '#2c4a4d', band: P.brass }), 0.5, 0, -1) +
      surface(path(poly([[-20, 690], [1520, 650], [1520, 1020], [-20, 1020]]), lin([[0, '#5b6258'], [0.3, '#2f3f43'], [1, '#0b151b']])), { fx: 0.012, fy: 0.05, depth: 7, from: 320 }) +
      stroke('M-20 690L1520 650', P.light, 4, 'opacity="0.6"') +
      stroke('M300 1000L420 680M900 1000L880 668M1400 980L1260 660', '#0b151b', 4, 'opacity="0.5"') +
      at(360, 700, pot(), 0.95, -2) +
      at(640, 706, pot(), 0.95, 2) + at(500, 560, pot(), 0.92, 1) + at(420, 850, pot(), 1.3, 1) +
      at(820, 860, pot(), 1.24, -3) + at(620, 668, pot(), 1.2, -1) +
      at(1180, 850, shadow(0, 10, 190, 60, 0.9) + coil, 1.25) +
      at(1080, 700, buoy(P.rust), 1.05, 20) + at(1010, 820, buoy(P.brass), 0.9, -30) +
      at(1370, 760, buoy('#2d6473'), 1.1, 60) +
      stroke('M1320 850C1400 900 1460 930 1520 930', '#b98d52', 13) + glow(1250, 640, 500, '#ffcf94', 0.25),
  );
}

export function tidePool() {
  const [w, h] = [1500, 1000];
  const r = rng(31);
  const pool = smooth([[210, 610], [330, 540], [470, 552], [560, 490], [720, 500], [840, 452], [1010, 492], [1120, 480], [1250, 560], [1370, 590], [1330, 690], [1230, 740], [1210, 820], [1030, 850], [900, 910], [700, 870], [560, 890], [440, 820], [300, 800], [270, 700]]);
  const weed = times(34, (i) => { const x = r(230, 420) +
    (i % 2) * r(640, 820); const y = r(560, 860); return path(limb([[x, y, 9], [x + r(-30, 30), y - r(30, 60), 8], [x + r(-50, 60), y - r(60, 120), 3]]), nth(['#5a4a24', '#7a5d2a', '#3c4a2c', '#8a6a35'], i), 'opacity="0.9"'); });
  const star = (x: number, y: number, s: number, turn: number) => at(x, y, volume(path(smooth(plot(10, (i) => [Math.cos((i * Math.PI) / 5) * (i % 2 ? 26 : 90), Math.sin((i * Math.PI) / 5) * (i % 2 ? 26 : 90)]), true, 9), '#c9633c'), { soft: 8, depth: 18 }) +
    times(30, () => path(oval(r(-40, 40), r(-40, 40), 2.4), P.light, 'opacity="0.7"')), s, turn);
  const anemone = (x: number, y: number, s: number) => at(x, y, path(oval(0, 20, 60, 34), '#5b1a22') +
    times(28, (i) => { const a = (i / 28) * 6.283; return path(limb([[0, 0, 9], [Math.cos(a) * 40, Math.sin(a) * 24 - 12, 7], [Math.cos(a) * 74, Math.sin(a) * 44 - 6, 3]]), i % 2 ? '#a8482e' : '#c9745a'); }) +
    path(oval(0, -4, 16, 9), '#3a0f16'), s);
  const rocks = surface(rect(0, 300, w, 720, lin([[0, '#6b6a58'], [0.4, '#3b4a4b'], [1, '#101c23']])), { fx: 0.009, fy: 0.016, depth: 16, octaves: 6, from: 290 });
  const limpets = times(60, () => { const [x, y] = [r(0, w), r(470, 990)]; const dx = (x - 780) / 560; const dy = (y - 665) / 240; return dx * dx + dy * dy < 1 ? '' : volume(path(oval(x, y, r(9, 20), r(8, 15)), pick(['#a79c7c', '#7d7a68', '#c2b28c'], r)), { soft: 5, depth: 10, from: 300 }); });
  return picture(
    sky(w, 300) +
    glow(760, 310, 700, '#ffd79c', 0.9, 220) +
    clouds(w, 10, 270, { seed: 8, dark: '#2d5d69', lit: '#eebb85' }) +
    rect(0, 296, w, 130, lin([[0, '#d0ba8f'], [1, '#3d6d77']])) +
    glints(760, 300, 420, 300, '#ffe6b8', 3, 60) + chop(w, 302, 420, 4, 50) +
      within(smooth([[-40, 440], [180, 400], [420, 410], [700, 392], [1000, 400], [1250, 376], [1560, 400], [1560, 1040], [-40, 1040]]), rocks) +
      limpets +
      path(pool, '#060f14', 'transform="translate(0 -8)"') +
      within(pool, rect(200, 400, 1200, 500, rad([[0, '#4d8a88'], [0.5, '#1f5560'], [1, '#08202a']], 0.55, 0.5, 0.6)) +
        surface(rect(200, 400, 1200, 500, 'rgba(120,140,110,0.5)'), { fx: 0.03, depth: 6 }) +
        weed + star(640, 690, 1, 14) + star(1040, 610, 0.6, 50) + anemone(890, 740, 1) +
        anemone(470, 640, 0.75) + anemone(1120, 720, 0.6) +
        fade(0.34, mirror(sky(w, 300) + clouds(w, 10, 270, { seed: 8, dark: '#2d5d69', lit: '#eebb85' }), 440, 20)) +
        glow(800, 500, 420, '#ffe0aa', 0.55, 90) +
        wash(200, 400, 1200, 500, '#dff2e6', { fx: 0.006, fy: 0.05, gain: 6, cut: -3.6, opacity: 0.22, mode: 'screen' })) +
      rough(stroke(pool, '#0a151b', 16, 'opacity="0.55"'), 20, 0.02) + rough(stroke(pool, P.light, 3, 'opacity="0.45"'), 20, 0.02),
    { h },
  );
}

export function festivalBunting() {
  const w = 1500;
  const colors = [P.rust, P.brass, P.paper, '#2d6473', P.glass, P.light];
  const pennants = (x0: number, y0: number, x1: number, y1: number, sag: number, n: number, s: number, k: number) => stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, '#08131a', 2.4) +
    times(n, (i) => { const u = (i + 0.5) / n; const x = x0 + (x1 - x0) * u; const y = y0 + (y1 - y0) * u + sag * 4 * u * (1 - u); return at(x, y, rim(path(`M${-17 * s} 0L${17 * s} 0L${4 * s} ${50 * s}Z`, lin([[0, nth(colors, i + k)], [1, '#0d2029']], [0, 0, 0.7, 1.5])), -2, 1, P.flame, 1, 0.5), 1, (u - 0.5) * -sag * 0.25 + Math.sin(i * 2.3) * 7); });
  const bulbs = (x0: number, y0: number, x1: number, y1: number, sag: number, n: number) => stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, '#08131a', 2) +
    times(n, (i) => { const u = (i + 0.5) / n; const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + sag * 4 * u * (1 - u) + 8]; return path(oval(x, y, 5, 7), P.flame) +
      glow(x, y, 62, P.light, 0.85); });
  const r = rng(5);
  const air = sky(w, 600) +
    stars(w, 200, 30) + glow(760, 590, 620, '#ffd096', 0.9, 260) +
    clouds(w, 80, 420, { seed: 27, dark: '#153b49', lit: '#d79d74' });
  const town = hills(w, 560, 30, 17, '#3b6872', P.light, 620) +
    rim(village(-40, 420, 610, 5, { scale: 1.5, lit: 0.7 }), 3, -3, P.peach, 2, 0.8) +
    rim(village(1080, 1560, 612, 15, { scale: 1.5, lit: 0.7 }), -3, -3, P.peach, 2, 0.8);
  return picture(
    air + town + rect(0, 606, w, 120, lin([[0, '#b79a72'], [1, '#2a515c']])) +
    glints(760, 612, 720, 260, '#ffe0ae', 9, 70) + at(640, 650, halfDecker({ band: P.brass }), 0.75) +
    at(930, 640, halfDecker({ hull: '#3a2a26' }), 0.55, 0, -1) +
      rect(0, 700, w, 320, lin([[0, '#26424a'], [1, '#0a151c']])) +
      bulbs(-30, 240, 900, 330, 110, 17) + bulbs(640, 300, 1540, 200, 120, 16) +
      pennants(-20, 80, 1520, 130, 150, 24, 1.35, 0) + pennants(-20, 330, 760, 250, 70, 13, 0.95, 2) +
      pennants(700, 250, 1520, 360, 80, 13, 0.95, 4) + pennants(-30, 30, 760, -30, 60, 9, 1.7, 3) +
      pennants(740, -30, 1530, 20, 60, 9, 1.7, 1) +
      crowdRow(850, 0.62, 3, r, '#1c3540', P.light) +
      crowdRow(930, 0.85, 4, r, '#10232c', '#e9bd84') + crowdRow(1060, 1.25, 9, r, '#081219', P.peach) +
      glow(760, 700, 700, '#ffca8c', 0.3, 200) +
      bokeh(0, 560, w, 200, 18, 6, [P.light, P.brass], [8, 20], 0.7) + blur(0.1, ''),
  );
}
