/** Instruments, each left where its player put it down. */
import { bokeh, candle, planks, stones } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, volume, wash, within } from '../lib/paint.ts';
import { box, each, limb, oval, plot, poly, rng, times } from '../lib/shape.ts';

const varnish = (a = '#c9793a', b = '#5e2a14') => lin([[0, a], [0.5, '#9a4f24'], [1, b]], [0, 0, 1, 1]);

/** A fiddle upright; origin the middle of its body, about 560 high with the scroll. */
export function fiddleBody(lit = P.flame) {
  const body = 'M0 -190C60 -196 106 -160 100 -110C96 -78 66 -66 62 -30C60 -4 70 10 92 34C134 80 120 186 0 192C-120 186 -134 80 -92 34C-70 10 -60 -4 -62 -30C-66 -66 -96 -78 -100 -110C-106 -160 -60 -196 0 -190Z';
  const hole = (k: number) => stroke(`M${40 * k} -36C${54 * k} -44 ${58 * k} -26 ${48 * k} -12C${38 * k} 10 ${44 * k} 34 ${56 * k} 44C${66 * k} 52 ${72 * k} 40 ${64 * k} 34`, '#1c0b06', 7) +
    path(oval(40 * k, -34, 7) + oval(64 * k, 38, 8), '#1c0b06');
  return (
    volume(surface(path(body, varnish('#e0954c')), { fx: 0.05, fy: 0.004, depth: 2.2 }), { from: 220, soft: 20, depth: 24, height: 48 }) +
    stroke(body, '#3a160a', 7) + stroke(body, lit, 2, 'opacity="0.55"') +
    stroke(body, '#2b0f08', 2, 'transform="scale(0.93)" opacity="0.7"') + hole(1) + hole(-1) +
    path(poly([[-14, -430], [14, -430], [22, -20], [-22, -20]]), lin([[0, '#0a0808'], [0.4, '#3a302a'], [1, '#050404']], [0, 0, 1, 0])) +
    path(poly([[-16, 170], [16, 170], [28, 80], [-28, 80]]), '#0c0a0a') +
    path('M-44 34L-38 14C-20 2 20 2 38 14L44 34L30 34C24 22 12 22 8 34L-8 34C-12 22 -24 22 -30 34Z', '#d9a868') +
    path('M-13 -428L-16 -500C-20 -540 30 -548 32 -514C32 -494 6 -494 8 -512C-4 -500 10 -470 13 -428Z', varnish('#c9793a')) +
    stroke('M-44 -446L-12 -450M-42 -478L-14 -480M44 -460L12 -462M42 -492L16 -490', '#100a08', 9) +
    times(4, (i) => stroke(`M${-9 + i * 6} -440L${-15 + i * 10} 20L${-12 + i * 8} 96`, '#f3e6c4', 1.5, 'opacity="0.85"')) +
    blur(5, stroke('M-74 -140C-84 -110 -60 -80 -52 -50M-84 80C-100 120 -70 160 -30 172', '#ffe3b0', 12, 'opacity="0.55"'))
  );
}

const bow = (len = 620) => stroke(`M0 0C${len * 0.3} -26 ${len * 0.7} -22 ${len} -8`, '#5e2a14', 9) +
  stroke(`M0 0C${len * 0.3} -28 ${len * 0.7} -24 ${len} -10`, P.light, 2, 'opacity="0.7"') +
  stroke(`M0 12L${len} 0`, '#efe3c6', 4, 'opacity="0.85"') +
  path(box(10, -8, 48, 26), '#0c0a0a') + path(box(len - 8, -16, 18, 22), '#3a160a');

const dimRoom = (w: number, y: number) => rect(0, 0, w, y, lin([[0, '#060e15'], [0.6, '#102a36'], [1, '#1c3a44']]));

export function fiddle() {
  const [w, h] = [1200, 1500];
  const back = 'M250 1180L232 560C230 380 300 330 330 330L870 330C900 330 970 380 968 560L950 1180';
  return picture(
    dimRoom(w, 1180) +
    blur(16, rect(90, 130, 260, 560, '#24505a') + glow(960, 420, 460, P.brass, 0.9)) +
    bokeh(60, 80, 1080, 620, 34, 15, [P.light, P.brass, P.ember], [20, 66], 0.9) +
    planks(1110, h, { w, n: 9, color: '#6b4529', vanish: 300, x0: -500, x1: 1700 }) +
    glow(620, 1260, 560, P.light, 0.55, 130) + shadow(610, 1350, 460, 70, 0.9) +
      rim(stroke(back, '#1a0f0a', 40) + times(4, (i) => stroke(`M${370 + i * 154} 350L${380 + i * 148} 900`, '#24160d', 22)) +
        stroke('M240 520C420 480 780 480 962 520', '#1a0f0a', 36), 4, -4, P.light, 3, 0.8) +
        rim(stroke('M270 1010L250 1400M930 1010L950 1400M330 1000L330 1330M880 1000L880 1330', '#150c08', 34), 4, -2, P.light, 3, 0.7) +
      surface(path('M210 960C300 910 900 910 990 960L1020 1030C900 1080 300 1080 180 1030Z', lin([[0, '#b98a4a'], [1, '#4a3018']])), { fx: 0.06, fy: 0.09, depth: 8 }) +
      stroke('M180 1034C300 1084 900 1084 1020 1034', P.light, 4, 'opacity="0.6"') +
      blur(14, at(640, 720, path(oval(20, 60, 170, 260), '#050303', 'opacity="0.7"'))) +
      at(600, 730, fiddleBody(), 1.32, 9) + at(330, 1010, bow(700), 1, -34) + at(1060, 1110, glow(0, 0, 10)) +
      at(140, 1290, shadow(0, 4, 120, 18, 0.8) + candle(120, 54, 1, 480)),
    { w, h, px: 1600, vignette: 0.7 },
  );
}

export function bodhran() {
  const r = rng(13);
  const drum = at(800, 480,
    path(oval(20, 26, 392, 388), '#050a0e', 'opacity="0.7"') +
    rim(path(oval(0, 0, 390), '#3a2012'), -5, -5, P.light, 4, 0.9) +
    surface(path(oval(0, 0, 364), rad([[0, '#f0dfb4'], [0.5, '#dcc089'], [0.85, '#b08a52'], [1, '#6d4c2a']], 0.36, 0.32, 0.75)), { fx: 0.012, depth: 4 }) +
    within(oval(0, 0, 364), wash(-364, -364, 728, 728, '#6d4423', { fx: 0.01, mode: 'multiply', opacity: 0.5, gain: 3, cut: -1.5, seed: 8 }) +
      stroke('M-300 -60C-100 -100 120 -60 320 40M-260 160C-60 120 160 160 300 210M-120 -330C-80 -100 -100 120 -60 340', '#8a6334', 3, 'opacity="0.35"') +
      path(oval(60, 80, 130), '#8a5f30', 'opacity="0.22"') +
      blur(20, path(oval(-130, -150, 120, 90), '#fff3d0', 'opacity="0.7"'))) +
      times(40, (i) => { const a = (i / 40) * 6.283; return path(oval(Math.cos(a) * 377, Math.sin(a) * 377, 6), P.light) +
        path(oval(Math.cos(a) * 377 + 2, Math.sin(a) * 377 + 2, 3), '#5d4118'); }));
  const tipper = at(520, 850, rim(path(limb([[0, 0, 20], [60, -6, 13], [150, -14, 11], [260, -26, 13], [330, -36, 22]]), lin([[0, '#b98a4a'], [1, '#5a3a22']])), -2, -4, P.flame, 2, 0.9), 1.15, -8);
  return picture(
    stones(0, 0, 1500, 800, { seed: 19, row: 74, tone: ['#22363e', '#2a4047', '#1c2f38'] }) +
    rect(0, 0, 1500, 820, lin([[0, '#050b10', 0.7], [1, '#0b1720', 0.2]])) +
    glow(420, 240, 760, P.brass, 0.85) +
    surface(path('M-20 780L1520 740L1520 1020L-20 1020Z', lin([[0, '#7a4a28'], [0.4, '#43281a'], [1, '#0f0906']])), { fx: 0.004, fy: 0.06, depth: 6 }) +
    stroke('M-20 780L1520 740', P.light, 5, 'opacity="0.5"') + shadow(850, 850, 460, 50, 0.95) +
    drum + shadow(720, 880, 260, 26, 0.9) +
    tipper + at(260, 850, shadow(0, 6, 150, 22, 0.8) + candle(170, 60, 1, 620)) +
    at(1300, 830, shadow(0, 6, 120, 16, 0.8) +
      path('M-60 -210L-44 0L44 0L60 -210Z', lin([[0, '#1a0d08'], [0.5, '#3a1c0e'], [1, '#120907']], [0, 0, 1, 0])) +
      path('M-62 -236C-40 -250 40 -250 62 -236L59 -196L-59 -196Z', '#eedfb6') +
      blur(1, stroke('M-44 -180L-34 -30', P.flame, 5, 'opacity="0.6"'))) +
    times(12, () => path(oval(r(500, 1200), r(200, 800), 2), P.flame, 'opacity="0.4"')),
  );
}

export function concertina() {
  const hex = (x: number, y: number, rx: number, ry: number) => poly(plot(6, (i) => [x + Math.cos((i / 6) * 6.283) * rx, y + Math.sin((i / 6) * 6.283) * ry]));
  const folds = times(13, (i) => { const x = 520 + i * 38; const lift = -70 * Math.sin((i / 12) * Math.PI); const k = 1 - 0.06 * (i % 2); return path(hex(x, 560 + lift, 96 * k, 262 * k), i % 2 ? '#0f2028' : lin([[0, '#8d3a26'], [0.5, '#4a1c18'], [1, '#160a0c']])) +
    stroke(hex(x, 560 + lift, 96 * k, 262 * k), i % 2 ? '#050b10' : P.brass, i % 2 ? 3 : 2, 'opacity="0.7"'); });
  const end = (x: number, tilt: number) => at(x, 570, rim(path(hex(0, 0, 110, 290), lin([[0, '#6b3f1e'], [0.5, '#3a2012'], [1, '#150b07']], [0, 0, 1, 1])), -3, -4, P.flame, 3, 0.9) +
    stroke(hex(0, 0, 92, 254), P.brass, 5) + stroke(hex(0, 0, 84, 238), P.light, 1.5, 'opacity="0.6"') +
    times(5, (i) => stroke(`M${-50 + i * 25} -150c${20} 30 ${-20} 60 0 90c20 30 -20 60 0 90c20 30 -20 50 0 80`, '#0d0705', 5, 'opacity="0.7"')) +
    times(10, (i) => at(-30 + (i % 2) * 46 + (i % 3) * 5, -120 + i * 27, path(oval(3, 5, 13), '#0a0605') +
      volume(path(oval(0, 0, 12), '#f3e8cc'), { soft: 4, depth: 6 }))) +
    path('M70 -190C110 -120 110 120 70 190L56 180C84 110 84 -110 56 -180Z', '#2a1710'), 1, tilt);
  return picture(
    dimRoom(1500, 700) +
    blur(12, rect(1040, 60, 330, 420, '#2d5a66') +
      rect(1060, 80, 290, 380, lin([[0, '#163c4a'], [0.75, '#c9a37b'], [1, '#e8bd85']])) +
      rect(1195, 70, 16, 400, '#0c171d')) +
    bokeh(40, 40, 900, 440, 26, 35, [P.light, P.brass, P.ember], [18, 56], 0.9) +
    planks(660, 1000, { n: 9, color: '#7a4a28', vanish: -300, x0: -300, x1: 1800 }) +
    glow(640, 800, 760, P.light, 0.5, 160) + shadow(760, 826, 520, 46, 0.95) +
    at(1022, 0, at(-1022, 0, end(1050, 6))) + folds + end(480, -5) + glow(480, 420, 360, P.light, 0.35) +
    at(200, 840, shadow(0, 6, 140, 20, 0.8) + candle(150, 56, 1, 560)) +
    at(1290, 850, shadow(0, 6, 160, 24, 0.8) +
      surface(path('M-150 -10L120 -60L160 0L-110 60Z', lin([[0, '#f0e2be'], [1, '#a38e64']])), { fx: 0.03, depth: 2 }) +
      times(5, (i) => stroke(`M${-110 + i * 9} ${-4 + i * 11}L${112 + i * 8} ${-46 + i * 10}`, '#3a2f20', 1.6, 'opacity="0.6"')) +
      times(18, (i) => path(oval(-90 + i * 12, (i * 37) % 38 - 12, 4, 3), '#2a2018'))),
  );
}

export function guitar() {
  const [w, h] = [1200, 1500];
  const body = 'M0 -250C90 -256 150 -200 146 -130C142 -70 108 -50 110 0C112 40 190 70 190 180C190 290 100 340 0 340C-100 340 -190 290 -190 180C-190 70 -112 40 -110 0C-108 -50 -142 -70 -146 -130C-150 -200 -90 -256 0 -250Z';
  const g = volume(surface(path(body, lin([[0, '#e8b465'], [0.6, '#c07f3a'], [1, '#6b3a18']], [0, 0, 1, 1])), { fx: 0.06, fy: 0.003, depth: 2.4 }), { soft: 12, depth: 14, height: 52 }) +
    stroke(body, '#2b1208', 12) + stroke(body, '#f0dcae', 4) + path(oval(0, 10, 74), '#120905') +
    stroke(oval(0, 10, 82), '#4a2412', 8) + stroke(oval(0, 10, 90), P.light, 3) +
    path('M66 50C120 70 130 150 70 170C40 150 30 100 66 50Z', '#3a160c', 'opacity="0.8"') +
    path(box(-76, 190, 152, 26), '#2b1208') + path(box(-60, 196, 120, 6), P.paper) +
    path(poly([[-26, -640], [26, -640], [34, -20], [-34, -20]]), lin([[0, '#1c100a'], [0.4, '#4a2c1a'], [1, '#150b07']], [0, 0, 1, 0])) +
    times(14, (i) => stroke(`M-30 ${-620 + i * 40 + i * i * 0.3}L30 ${-620 + i * 40 + i * i * 0.3}`, '#d9c79a', 2.4)) +
      each([2, 4, 6, 8, 11], (i) => path(oval(0, -600 + i * 42, 6), P.paper)) +
      path('M-30 -636L-46 -800C-20 -822 20 -822 46 -800L30 -636Z', lin([[0, '#3a2012'], [1, '#1c100a']])) +
      times(3, (i) => path(oval(-62, -770 + i * 46, 13, 10) + oval(62, -770 + i * 46, 13, 10) + box(-56, -774 + i * 46, 112, 8), P.brass)) +
      times(6, (i) => stroke(`M${-20 + i * 8} -700L${-26 + i * 10.5} 200`, '#f8edd0', 1.5, 'opacity="0.85"')) +
      blur(8, stroke('M-116 -170C-126 -120 -90 -70 -86 -20M-160 130C-172 200 -140 270 -80 300', '#fff0cc', 16, 'opacity="0.55"'));
  return picture(
    stones(0, 0, w, 1200, { seed: 23, row: 80, tone: ['#22363e', '#2a4047', '#1c2f38', '#31474a'] }) +
    rect(0, 0, w, 1200, lin([[0, '#050b10', 0.5], [0.5, '#0b1720', 0.2], [1, '#0b1720', 0.55]])) +
    glow(850, 420, 760, P.brass, 0.9) + glow(300, 900, 500, P.ember, 0.3) +
    planks(1170, h, { w, n: 9, color: '#6b4529', vanish: 300, x0: -500, x1: 1700 }) +
    glow(620, 1290, 560, P.light, 0.5, 110) +
    blur(16, at(650, 930, path(body, '#04080b', 'opacity="0.85"'), 1, 14)) +
    shadow(640, 1330, 330, 46, 0.95) + at(590, 940, g, 1.08, 11) +
      at(1010, 1340, rim(path(box(-110, -190, 220, 24) +
        box(-96, -170, 16, 200) + box(80, -170, 16, 200) +
        box(-90, -80, 180, 10), '#150c08'), -3, -4, P.light, 2, 0.8) +
        at(-30, -190, path('M-46 -150L-34 0L34 0L46 -150Z', lin([[0, '#1a0d08'], [0.5, '#3a1c0e'], [1, '#120907']], [0, 0, 1, 0])) +
          path('M-47 -168C-30 -178 30 -178 47 -168L45 -136L-45 -136Z', '#eedfb6')) +
        at(60, -190, candle(60, 36, 1, 300))) +
      stroke('M250 0L250 120', '#050b10', 4) +
      at(250, 190, glow(0, 0, 360, P.light, 0.8) + path('M-60 0C-50 -60 50 -60 60 0Z', '#7d5a26') + path(oval(0, 0, 60, 10), '#fff3cf')),
    { w, h, px: 1600, vignette: 0.7 },
  );
}
