/** From the kitchen: oysters, hake, chowder, brown bread, dessert. */
import { bokeh, candle, planks, plate, steam, wineGlass } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, blur, fade, glow, lin, path, picture, rad, rect, rough, shadow, stroke, surface, volume, wash, within } from '../lib/paint.ts';
import { box, limb, nth, oval, pick, plot, poly, rng, smooth, times } from '../lib/shape.ts';

/** A dark board seen from above in side light. */
const board = (w = 1500, h = 1000, color = '#4a3222', dark = '#1a110c', n = 7) =>
  surface(rect(-20, -20, w + 40, h + 40, lin([[0, color], [1, dark]], [0, 0, 1, 1])) +
    times(n, (i) => rect(-20, (i * h) / n, w + 40, 5, '#0d0806', 'opacity="0.8"')), { fx: 0.003, fy: 0.05, depth: 6 }) +
  rect(0, 0, w, h, rad([[0, P.light, 0.28], [0.5, P.brass, 0.08], [1, P.ink, 0.45]], 0.3, 0.25, 0.9));

const sprig = (x: number, y: number, s: number, turn: number, color = '#5d7a4a') =>
  at(x, y, stroke('M0 0C20 -30 24 -70 20 -120', '#3c5230', 4) +
    times(9, (i) => at(2 + i * 2.2, -10 - i * 13, path('M0 0C8 -16 26 -22 40 -18C34 -4 16 6 0 0Z', lin([[0, color], [1, '#2f4a32']])), 0.9, i % 2 ? -150 : -10)), s, turn);

const lemon = (x: number, y: number, s: number, turn: number) =>
  at(x, y, shadow(6, 14, 84, 50, 0.7) +
    volume(path('M-80 0C-70 -64 70 -64 80 0C60 44 -60 44 -80 0Z', '#d8a63c'), { soft: 12, depth: 12 }) +
    path('M-80 0C-60 -34 60 -34 80 0C60 34 -60 34 -80 0Z', '#f2e2ac') +
    times(6, (i) => path(`M0 2L${-64 + i * 24} ${-12 - 7 * Math.sin((i / 5) * 3.14)}L${-46 + i * 24} ${-14 - 7 * Math.sin((i / 5) * 3.14)}Z`, '#e2b548', 'opacity="0.9"')) +
    path('M-64 4C-40 26 40 26 64 4C40 14 -40 14 -64 4Z', '#e2b548'), s, turn);

/** An opened oyster: ridged shell, pearl inside, the oyster in its liquor. */
function oyster(seed: number) {
  const r = rng(seed);
  const shape = (k: number, j = 0) => smooth(plot(16, (i) => { const a = (i / 16) * 6.283; const px = Math.cos(a) * (Math.cos(a) > 0 ? 118 : 92) * k; const py = Math.sin(a) * (74 - 18 * Math.cos(a) * -1) * k; return [px + r(-j, j), py + r(-j, j)]; }));
  return (
    shadow(8, 16, 150, 104, 0.85) +
    surface(volume(path(shape(1.12, 9), '#8d8a76') +
      times(5, (i) => stroke(shape(1.08 - i * 0.03, 5), nth(['#3e4a48', '#b0a98c', '#55605c'], i), 3, 'opacity="0.8"')), { soft: 8, depth: 14 }), { fx: 0.06, depth: 5 }) +
    path(shape(0.93, 3), lin([[0, '#8fa8a4'], [0.4, '#efe8d6'], [1, '#b9c4b8']], [0, 0, 1, 1])) +
    path(shape(0.88, 2), rad([[0, '#fbf5e6'], [0.7, '#d6d8ca'], [1, '#7d9694']], 0.4, 0.35, 0.7)) +
    blur(4, path(smooth([[-66, 14], [-40, -30], [16, -38], [70, -20], [84, 14], [40, 42], [-20, 44]]), '#5c6f6c', 'opacity="0.55"')) +
    volume(path(smooth([[-62, 8], [-44, -26], [0, -22], [22, -38], [66, -22], [78, 10], [44, 34], [6, 26], [-24, 40]]), lin([[0, '#d8cbb0'], [0.6, '#b0a68c'], [1, '#6e7268']])), { soft: 9, depth: 14, height: 48 }) +
    stroke(smooth([[-62, 8], [-44, -26], [0, -22], [22, -38], [66, -22], [78, 10], [44, 34], [6, 26], [-24, 40]]), '#2b3533', 5, 'opacity="0.55" stroke-dasharray="14 3"') +
    blur(1.5, stroke('M-30 -12C-16 -20 0 -16 8 -14M34 -22C46 -24 56 -16 60 -8', '#fffbee', 6, 'opacity="0.95"') +
      path(oval(-70, 20, 9, 5) + oval(50, 28, 7, 4), '#fff'))
  );
}

export function oysters() {
  const [w, h] = [1500, 1000];
  const r = rng(5);
  const ice = times(190, () => { const a = r(0, 6.283); const d = r() ** 0.55; const s = r(16, 40); const [x, y] = [750 + Math.cos(a) * d * 590, 520 + Math.sin(a) * d * 380]; return at(x, y, path(poly([[-s, -s * 0.4], [-s * 0.2, -s], [s * 0.9, -s * 0.6], [s, s * 0.5], [0, s], [-s * 0.8, s * 0.6]]), lin([[0, '#dcebe4', 0.9], [0.5, '#7fa8ab', 0.55], [1, '#2b5562', 0.7]], [0, 0, 1, 1])) +
    stroke(`M${-s} ${-s * 0.4}L${-s * 0.2} ${-s}L${s * 0.9} ${-s * 0.6}`, '#f6fbf4', 2.4, 'opacity="0.8"'), 1, r(0, 360)); });
  const tray = path(oval(750, 530, 664, 450), '#0a141a') +
    surface(path(oval(750, 520, 656, 440), lin([[0, '#a3aca2'], [0.5, '#4c6064'], [1, '#1b2c33']], [0, 0, 1, 1])), { fx: 0.02, depth: 2 }) +
    path(oval(750, 524, 612, 402), '#1d3f4a');
  const ring = times(9, (i) => { const a = (i / 9) * 6.283 - 1.2; return at(750 + Math.cos(a) * 420, 520 + Math.sin(a) * 272, oyster(i + 3), 1.1, (a * 180) / Math.PI + 180); });
  return picture(
    board(w, h) +
    shadow(780, 580, 800, 560, 0.9) +
    tray + within(oval(750, 524, 612, 402), ice + glow(420, 260, 520, '#ffe2ae', 0.5)) +
    ring + at(690, 470, oyster(41), 1.0, 30) + at(860, 590, lemon(0, 0, 1.05, -20)) +
    at(620, 600, lemon(0, 0, 0.85, 30)) + sprig(780, 470, 1, 30) + sprig(980, 520, 0.8, -60) +
    sprig(520, 560, 0.8, 80) +
      glow(300, 160, 620, P.light, 0.35) +
      at(1350, 170, shadow(10, 20, 120, 120, 0.8) +
        path(oval(0, 0, 104), '#223a42') + path(oval(0, 0, 88), '#6d1f28') +
        within(oval(0, 0, 88), times(26, () => path(oval(r(-70, 70), r(-70, 70), r(5, 11), r(4, 8)), pick(['#e8c9b0', '#c98a8a', '#f0dcc8'], r), 'opacity="0.85"')) +
          glow(-30, -34, 60, '#fff', 0.6)) +
        stroke(oval(0, 0, 96), P.light, 2, 'opacity="0.5"')),
    { h },
  );
}

export function platedHake() {
  const r = rng(15);
  const fish = smooth([[440, 540], [520, 450], [700, 420], [900, 440], [1030, 500], [1050, 570], [920, 610], [700, 622], [520, 610]]);
  const scales = within(fish, times(9, (i) => stroke(`M${470 + i * 70} ${430 - i * 2}C${500 + i * 66} ${500} ${490 + i * 68} 570 ${470 + i * 70} 630`, '#6d4420', 5, 'opacity="0.35"')) +
    wash(400, 400, 700, 240, '#5d3515', { fx: 0.02, fy: 0.03, opacity: 0.9, mode: 'multiply', gain: 3, cut: -1.1, seed: 3 }) +
    glow(640, 440, 300, '#fff0cf', 0.7, 90));
  const mussel = (x: number, y: number, s: number, turn: number) => at(x, y, shadow(4, 8, 66, 34, 0.6) +
    path('M-64 0C-50 -38 40 -44 66 0C40 34 -44 30 -64 0Z', lin([[0, '#31485a'], [1, '#060d14']])) +
    path('M-48 0C-36 -24 30 -28 52 0C30 22 -34 20 -48 0Z', lin([[0, '#b4c4c4'], [1, '#4a6470']])) +
    volume(path(smooth([[-30, 2], [-10, -14], [24, -12], [38, 4], [14, 14], [-14, 12]]), '#d8893a'), { soft: 5, depth: 10 }), s, turn);
  const potato = (x: number, y: number, s: number) => at(x, y, shadow(4, 16, 58, 34, 0.6) +
    volume(path(smooth([[-48, 4], [-34, -30], [10, -36], [46, -14], [44, 20], [4, 34], [-34, 28]]), '#e0c488'), { soft: 12, depth: 15 }) +
    times(8, () => path(oval(r(-30, 30), r(-20, 14), 3, 2), '#4d6b3c')), s);
  return picture(
    board(1500, 1000, '#24404a', '#08131a', 1) +
    bokeh(0, 0, 1500, 160, 14, 6, [P.light, P.brass], [20, 60], 0.6) +
    at(750, 560, plate(640, 400, { glaze: '#c9c4b0', well: '#ece3cb' })) +
      fade(0.95, path(smooth([[400, 610], [560, 500], [800, 470], [1060, 520], [1150, 610], [1060, 720], [800, 770], [540, 730]]), lin([[0, '#e8d5a0'], [1, '#b99b55']]))) +
      times(30, () => path(oval(r(460, 1080), r(560, 730), r(3, 9), r(2, 6)), '#6d7a3c', 'opacity="0.75"')) +
      stroke(smooth([[400, 610], [560, 500], [800, 470], [1060, 520], [1150, 610], [1060, 720], [800, 770], [540, 730]]), '#fff3cc', 4, 'opacity="0.4"') +
      potato(520, 670, 1.1) +
      potato(630, 706, 1) + potato(960, 690, 1.15) +
      times(9, (i) => path(limb([[560 + i * 50, 640, 7], [590 + i * 48, 600, 8], [610 + i * 46, 560 - (i % 3) * 14, 5]]), nth(['#5d7a4a', '#48683f', '#7c9455'], i))) +
      shadow(760, 610, 360, 60, 0.7) +
      volume(surface(path(fish, lin([[0, '#d9a057'], [0.45, '#c07f3a'], [0.72, '#efe2c4'], [1, '#cdbb94']])), { fx: 0.03, fy: 0.05, depth: 4 }), { soft: 22, depth: 26, height: 46 }) +
      scales + mussel(430, 610, 1, -30) + mussel(1090, 600, 1.1, 24) + mussel(1010, 730, 0.95, 190) +
      mussel(770, 726, 1, 8) +
      at(700, 452, lemon(0, 0, 0.62, -12)) +
      sprig(800, 480, 1, 62) + sprig(760, 470, 0.8, 20, '#7c9455') + steam(820, 420, 1, 0.22) +
      glow(380, 240, 700, P.light, 0.36),
  );
}

export function chowder() {
  const r = rng(25);
  const bits = times(56, () => { const a = r(0, 6.283); const d = r() ** 0.6; const [x, y] = [740 + Math.cos(a) * d * 350, 476 + Math.sin(a) * d * 120]; const k = Math.floor(r(0, 5)); return k === 0 ? at(x, y, volume(path(smooth([[-30, 4], [-16, -18], [20, -16], [32, 4], [0, 16]]), '#e49a6c'), { soft: 5, depth: 8 }), r(0.8, 1.2), r(0, 90)) : k === 1 ? volume(path(smooth([[x - 24, y], [x - 10, y - 14], [x + 20, y - 10], [x + 22, y + 8], [x - 8, y + 12]]), '#f6ecd0'), { soft: 4, depth: 7 }) : k === 2 ? stroke(`M${x} ${y}l${r(-12, 12)} ${r(-6, 6)}`, '#4d6b3c', 4) : path(oval(x, y, r(3, 8), r(2, 5)), nth(['#4d6b3c', '#c9a34b', '#7c9455'], k), 'opacity="0.85"'); });
  const musselOn = (x: number, y: number, s: number, turn: number) => at(x, y, path('M-64 0C-50 -42 40 -48 66 0C40 30 -44 28 -64 0Z', lin([[0, '#31485a'], [1, '#060d14']])) +
    path('M-50 -2C-36 -28 30 -32 52 -2C30 18 -34 16 -50 -2Z', lin([[0, '#c4d0cc'], [1, '#4a6470']])) +
    volume(path(smooth([[-30, 0], [-10, -16], [24, -14], [38, 2], [14, 12], [-14, 10]]), '#dc8c3a'), { soft: 5, depth: 10 }), s, turn);
  return picture(
    rect(0, 0, 1500, 420, lin([[0, '#071018'], [1, '#1a3a45']])) +
    bokeh(0, 20, 1500, 330, 34, 18, [P.light, P.brass, P.ember, P.glass], [18, 60], 0.9) +
    planks(400, 1000, { n: 11, color: '#6b4529', vanish: -300, x0: -300, x1: 1800 }) +
    glow(700, 600, 800, P.light, 0.45, 260) + shadow(780, 830, 620, 110, 0.95) +
      surface(path('M300 480C310 700 470 850 640 866L850 866C1020 850 1170 700 1180 480Z', lin([[0, '#16303b'], [0.35, '#3f6f79'], [0.6, '#1d4a5a'], [1, '#081820']], [0, 0, 1, 0])), { fx: 0.03, fy: 0.05, depth: 3 }) +
      stroke('M330 600C420 700 1060 700 1150 600', '#a9c4ba', 3, 'opacity="0.25"') +
      path(oval(740, 478, 444, 160), lin([[0, '#8fa8a4'], [0.5, '#3f6f79'], [1, '#16303b']])) +
      path(oval(740, 480, 416, 144), '#0f2630') +
      within(oval(740, 480, 410, 140), path(oval(740, 494, 420, 140), lin([[0, '#b89a64'], [0.4, '#efdfb4'], [1, '#d9bf85']])) +
        wash(300, 320, 900, 320, '#fff8e0', { fx: 0.01, fy: 0.03, mode: 'normal', opacity: 0.5, gain: 3, cut: -1.4 }) +
        bits + glow(560, 420, 260, '#fff5d8', 0.5, 70)) +
      musselOn(610, 450, 1.15, -16) + musselOn(850, 430, 1.2, 14) + musselOn(760, 540, 1.1, 186) +
      sprig(700, 500, 0.8, 70) + stroke(oval(740, 478, 436, 154), '#e9dfc0', 3, 'opacity="0.55"') +
      steam(640, 380, 1.1, 0.34) +
      steam(840, 360, 1, 0.3) +
      at(1260, 800, shadow(0, 30, 210, 50, 0.9) +
        surface(volume(path(smooth([[-180, 20], [-160, -70], [-60, -110], [70, -106], [160, -60], [180, 20], [60, 46], [-80, 46]]), '#6b4529'), { soft: 18, depth: 20 }), { fx: 0.05, depth: 6 }) +
        surface(path(smooth([[-150, 24], [-136, -50], [-60, -84], [40, -80], [110, -40], [120, 24], [-10, 40]]), '#a8794a'), { fx: 0.08, depth: 7 })) +
      at(190, 860, stroke('M-60 60C20 20 130 -40 220 -110', '#8f9c95', 15) +
        volume(path(smooth([[-150, 110], [-100, 40], [-40, 40], [-60, 90], [-120, 130]]), '#b9c2b4'), { soft: 9, depth: 12 }) +
        stroke('M-56 56C20 16 130 -44 220 -114', P.flame, 2, 'opacity="0.8"')) +
      path(box(960, 0, 1, 1), 'none'),
  );
}

export function brownBread() {
  const r = rng(11);
  const loaf = 'M250 640C220 480 300 360 480 330C700 300 940 310 1040 400C1110 470 1110 590 1080 660C900 720 440 720 250 640Z';
  const oats = times(130, () => path(oval(r(300, 1060), r(330, 520), r(4, 9), r(2, 4)), '#d9bf85', `opacity="${r(0.5, 0.95)}" transform="rotate(${r(-30, 30)} 680 430)"`));
  const slice = (x: number, y: number, s: number, turn: number) => at(x, y, shadow(10, 40, 240, 100, 0.85) +
    surface(path(smooth([[-200, 60], [-210, -60], [-130, -130], [0, -146], [130, -126], [204, -50], [196, 64], [0, 96]]), '#4a2a16'), { fx: 0.05, depth: 6 }) +
    surface(path(smooth([[-178, 46], [-186, -54], [-116, -110], [0, -124], [116, -106], [180, -44], [174, 50], [0, 78]]), lin([[0, '#b98a54'], [1, '#8a5f38']])), { fx: 0.07, fy: 0.08, depth: 9, octaves: 5 }) +
    times(40, () => path(oval(r(-160, 160), r(-90, 60), r(2, 5)), pick(['#5a3a22', '#e0c488'], r), 'opacity="0.8"')), s, turn);
  const flour = wash(100, 600, 1300, 380, P.paper, { fx: 0.02, fy: 0.04, mode: 'screen', opacity: 0.35, gain: 4, cut: -2.3, seed: 17 });
  return picture(
    rect(0, 0, 1500, 520, lin([[0, '#08131a'], [1, '#1d3f4a']])) +
    blur(10, rect(980, 30, 380, 380, '#3f6f79') +
      rect(1000, 50, 340, 340, lin([[0, '#163c4a'], [0.7, '#c9a37b'], [1, '#e8bd85']])) +
      rect(1165, 40, 14, 360, '#0c171d') + rect(990, 210, 360, 14, '#0c171d')) +
    glow(1170, 260, 520, P.peach, 0.5) + bokeh(40, 60, 500, 260, 8, 3, [P.light], [14, 36], 0.5) +
      planks(460, 1000, { n: 9, color: '#7a5232', vanish: -500, x0: -300, x1: 1800 }) +
      glow(900, 620, 760, P.light, 0.45, 220) + shadow(680, 720, 640, 120, 0.9) +
      surface(path('M140 690L1260 650L1360 800L200 860Z', lin([[0, '#9c7442'], [1, '#5a3a22']])), { fx: 0.005, fy: 0.06, depth: 6 }) +
      path('M200 860L1360 800L1358 828L204 890Z', '#2b1a10') + shadow(680, 690, 480, 70, 0.85) +
      surface(volume(path(loaf, lin([[0, '#a8703c'], [0.5, '#6f4322'], [1, '#3a2012']])), { from: 310, soft: 44, depth: 46, height: 40 }), { fx: 0.035, fy: 0.04, depth: 9, octaves: 5 }) +
      rough(stroke('M330 470C540 420 820 410 1060 480M640 330C690 420 720 560 700 690', '#d8ac6c', 20, 'opacity="0.55"') +
        stroke('M330 476C540 428 820 418 1060 488M648 330C698 420 728 560 708 690', '#2b170c', 7, 'opacity="0.7"'), 22, 0.03) +
      oats + glow(860, 350, 300, '#ffe2ae', 0.4, 120) +
      slice(1040, 730, 0.95, 10) + slice(820, 800, 1.05, -4) + flour +
      at(330, 830, shadow(0, 44, 190, 44, 0.9) +
        path('M-150 -30C-146 50 -90 70 0 70C90 70 146 50 150 -30Z', lin([[0, '#16303b'], [0.4, '#3f6f79'], [1, '#0b1c25']], [0, 0, 1, 0])) +
        path(oval(0, -30, 150, 42), '#7fa09a') + path(oval(0, -28, 136, 35), '#0f2630') +
        volume(path(smooth([[-110, -24], [-90, -76], [-20, -90], [60, -82], [106, -40], [80, -6], [-60, -2]]), '#f2d98c'), { soft: 14, depth: 16 }) +
        times(14, () => path(oval(r(-70, 70), r(-70, -20), 3), '#fff'))) +
      stroke('M420 930L1000 950', '#8f9c95', 16) +
      path('M1000 936L1330 940C1370 946 1370 966 1330 972L1000 962Z', '#3a281a') +
      stroke('M420 926L1000 944', P.flame, 2.5, 'opacity="0.8"'),
  );
}

export function dessert() {
  const r = rng(9);
  const cream = volume(path(smooth([[-120, 40], [-130, -20], [-80, -70], [-20, -96], [10, -140], [40, -96], [100, -60], [130, -10], [110, 44], [0, 60]]), '#f6ead0'), { soft: 18, depth: 24 });
  const berry = (x: number, y: number, s: number) => at(x, y, volume(times(14, (i) => path(oval(Math.cos(i * 2.4) * Math.sqrt(i) * 7, Math.sin(i * 2.4) * Math.sqrt(i) * 6, 9), i % 2 ? '#3a1430' : '#4a1a3a')), { soft: 4, depth: 9 }) +
    times(6, () => path(oval(r(-20, 20), r(-20, 10), 2.4), '#f0cdd5')), s);
  return picture(
    rect(0, 0, 1500, 560, lin([[0, '#071018'], [1, '#12303d']])) +
    bokeh(0, 20, 1500, 440, 40, 28, [P.light, P.brass, P.ember, P.glass], [20, 70], 1) +
    planks(520, 1000, { n: 8, color: '#5f3d25', vanish: -500, x0: -300, x1: 1800 }) +
    glow(700, 700, 800, P.light, 0.5, 220) +
    at(740, 740, plate(520, 170, { glaze: '#22424d', well: '#31565f', edge: '#7fa09a' })) +
      stroke('M400 760C480 830 900 850 1090 770', '#7d3a1c', 22, 'opacity="0.9"') +
      stroke('M404 754C480 822 900 842 1084 764', '#e0a050', 6, 'opacity="0.8"') +
      at(680, 690, shadow(0, 60, 320, 60, 0.8) +
        surface(path('M-270 -60L60 -120L270 -20L270 70L-40 90L-270 40Z', lin([[0, '#8a5730'], [1, '#3a2012']])), { fx: 0.05, depth: 8 }) +
        surface(path('M-270 40L-40 90L-40 -10L-270 -60Z', lin([[0, '#d8a860'], [1, '#7a4a24']])), { fx: 0.07, depth: 9 }) +
        surface(path('M-40 90L270 70L270 -20L-40 -10Z', lin([[0, '#c08b48'], [1, '#6b3f1e']])), { fx: 0.07, depth: 9 }) +
        surface(volume(path(smooth([[-276, -58], [-120, -90], [60, -128], [180, -80], [276, -22], [120, -10], [-40, 2], [-160, -30]]), '#b9712f'), { soft: 12, depth: 16 }), { fx: 0.02, fy: 0.05, depth: 5 }) +
        stroke('M-180 -40C-176 10 -170 30 -172 50M-100 -20C-96 30 -92 50 -96 70M90 -8C92 30 96 50 92 66M190 -14C194 20 190 40 194 52', '#a05a20', 12, 'opacity="0.9"') +
        stroke('M-170 -62C-60 -92 20 -106 70 -112', '#ffe3a6', 7, 'opacity="0.6"')) +
      at(760, 560, cream, 0.95) +
      glow(720, 480, 130, '#fff5dc', 0.5) + berry(920, 700, 1.2) + berry(985, 735, 1.1) + berry(925, 770, 1) +
      berry(560, 800, 0.9) + sprig(800, 470, 0.8, 40, '#7c9455') + sprig(960, 690, 0.7, 60, '#7c9455') +
      at(1180, 690, shadow(0, 4, 80, 14, 0.8) + wineGlass({ wine: '#a86a24', fill: 0.3, side: -1 }), 1.3) +
      at(250, 640, candle(130, 40, 1, 460)) +
      at(1000, 900, stroke('M-120 50L240 0', '#b9c2b4', 12) +
        volume(path(smooth([[-220, 62], [-190, 30], [-120, 34], [-110, 58], [-170, 86]]), '#c9cfbf'), { soft: 8, depth: 12 }) +
        stroke('M-120 46L240 -4', P.flame, 2, 'opacity="0.8"')),
  );
}
