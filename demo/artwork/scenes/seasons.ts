/** The second picture of a season: the dressed boat, cup and loaf, two chairs, the tractor of the parade. */
import { halfDecker } from '../lib/boats.ts';
import { chop, clouds, glints, hills, sky } from '../lib/land.ts';
import { candle, planks, wineGlass } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, fade, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface } from '../lib/paint.ts';
import { box, each, limb, line, nth, oval, poly, smooth, times } from '../lib/shape.ts';

/** A fishing boat dressed overall for the blessing of the fleet. */
export function dressedBoat() {
  const [w, h, sea] = [1200, 1500, 900];
  const flags = (from: readonly [number, number], to: readonly [number, number], n: number, sag: number) => {
    const point = (u: number) => [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u + sag * 4 * u * (1 - u)] as const;
    return stroke(line(Array.from({ length: 21 }, (_, i) => point(i / 20))), '#160c08', 4) +
      times(n, (i) => { const [x, y] = point((i + 0.5) / n); const size = 30; return path(i % 2 ? poly([[x - size / 2, y], [x + size / 2, y + 4], [x, y + size * 1.7]]) : box(x - size / 2, y, size, size * 1.2), nth([P.flame, '#d9552f', '#f6efe2', '#2d6473'], i)); });
  };
  return picture(
    sky(w, sea, [[0, '#3a1a12'], [0.4, '#8a3f24'], [0.75, '#d9844a'], [1, '#ffdca0']]) + glow(600, 860, 620, '#ffe0a0', 0.95, 380) + clouds(w, 80, 460, { seed: 27, dark: '#5a2416', lit: '#f2b97f', opacity: 0.8 }) +
      hills(w, 868, 30, 17, '#6d2f1c', P.light, 906) + rect(0, sea, w, h - sea, lin([[0, '#f2b97f'], [0.15, '#a8502c'], [1, '#2a100a']])) + glints(600, sea + 8, h, 420, '#ffe6b4', 9, 190, 0.95) + chop(w, sea + 10, h, 3, 220, '#f2b97f', '#2a100a') +
      at(600, 1150, shadow(0, 60, 520, 70, 0.8) + halfDecker({ hull: '#2a1410', band: P.flame, lit: P.flame }), 3.9) +
      flags([666, 350], [84, 990], 15, 60) + flags([666, 350], [1130, 920], 12, 40) +
      fade(0.8, stroke('M60 1190q120 -30 240 0t240 0t240 0t240 0t240 0', P.light, 9)) + stroke('M-20 1290q140 -34 280 0t280 0t280 0t280 0', '#f2b97f', 7, 'opacity="0.7"'),
    { w, h, px: 1600, vignette: 0.4 },
  );
}

/** A cup of tea beside a loaf, by the window. */
export function cupAndLoaf() {
  const w = 1500;
  return picture(
    surface(rect(0, 0, w, 700, lin([[0, '#fbf3da'], [1, '#efd9a2']])), { fx: 0.006, depth: 1.4 }) + glow(380, 200, 800, '#fffbe6', 0.8) +
      each([140, 420], (x) => rect(x, 60, 250, 420, '#fdfaf0') + stroke(box(x, 60, 250, 420), '#7a5232', 16)) + stroke('M120 500L700 500', '#7a5232', 26) +
      rim(surface(rect(-20, 690, w + 40, 330, lin([[0, '#d0a26a'], [1, '#8f6238']])), { fx: 0.004, fy: 0.06, depth: 4 }), 0, 5, '#fff2cf', 3) +
      at(1010, 800, shadow(0, 14, 430, 60, 0.65) + rim(surface(path('M-390 10C-430 -170 -300 -330 0 -340C300 -330 430 -170 390 10C300 40 -300 40 -390 10Z', lin([[0, '#c07f40'], [0.6, '#7a4420'], [1, '#3f1f10']])), { fx: 0.03, depth: 8 }), -6, -7, '#ffe9bd', 7) +
        stroke('M-230 -232C-80 -150 90 -90 250 -60M240 -240C80 -170 -90 -110 -260 -60', '#2a1409', 22) + stroke('M-230 -238C-80 -156 90 -96 250 -66M240 -246C80 -176 -90 -116 -260 -66', '#f2d9a8', 7)) +
      at(390, 850, shadow(0, 20, 300, 46, 0.65) + path(oval(0, 6, 280, 54), '#fdfaf0') + stroke(oval(0, 6, 280, 54), '#12303d', 10) +
        stroke('M170 -170C290 -180 280 -40 140 -50', '#12303d', 44) + stroke('M170 -170C290 -180 280 -40 140 -50', '#fdfaf0', 24) +
        path('M-190 -230C-190 -90 -130 0 -80 4L80 4C130 0 190 -90 190 -230Z', lin([[0, '#fdfaf0'], [0.6, '#e9e2cd'], [1, '#a9a48e']], [0, 0, 1, 0])) + stroke('M-190 -230C-190 -90 -130 0 -80 4L80 4C130 0 190 -90 190 -230', '#12303d', 11) +
        path(oval(0, -230, 190, 40), '#8b3a24') + stroke(oval(0, -230, 190, 40), '#12303d', 11) + each([-110, -10, 90], (x) => path(oval(x, -120 + Math.abs(x + 10) * 0.1, 34), '#2d5a66') + path(oval(x, -120 + Math.abs(x + 10) * 0.1, 13), '#e8c987')) +
        each([-60, 10, 70], (x) => stroke(`M${x} -290c-50 -60 50 -90 0 -170`, '#b89a5c', 11, 'opacity="0.75"'))),
    { vignette: 0.15 },
  );
}

/** Two chairs drawn up to a small table, its candle the only light. */
export function twoChairs() {
  const [w, h] = [1200, 1500];
  const chair = (flip: 1 | -1) => at(600 - flip * 350, 1330, shadow(40, 0, 210, 30, 0.8) + rim(
    surface(path(limb([[-120, 0, 17], [-110, -360, 18], [-150, -860, 16]]) + limb([[110, 0, 16], [96, -350, 17]]) + limb([[-60, 0, 13], [-64, -340, 13]]), '#3a2016') +
      path('M-140 -390L140 -390C156 -390 156 -344 140 -344L-132 -344Z', '#6d3f24') + each([-470, -580, -690, -800], (y, i) => stroke(`M${-126 - i * 8} ${y}C${-96 - i * 8} ${y - 14} ${-86 - i * 8} ${y - 14} ${-70 - i * 10} ${y - 4}`, '#6d3f24', 26)) + path(limb([[-58, -350, 14], [-66, -600, 13], [-96, -840, 12]]), '#4a2a1a'), { fx: 0.03, fy: 0.01, depth: 3 }),
    8, -5, P.flame, 5, 0.95), 1, 0, flip);
  return picture(
    rect(0, 0, w, h, lin([[0, '#1a0a0e'], [0.6, '#4a1c26'], [1, '#1a0a0e']])) + glow(600, 700, 700, P.light, 0.5, 640) +
      planks(1180, h, { w, n: 9, color: '#6b3a29', vanish: 300, x0: -500, x1: 1700 }) + glow(600, 1330, 620, P.light, 0.6, 100) +
      chair(1) + chair(-1) +
      at(600, 1340, shadow(0, 0, 240, 34, 0.9) + stroke('M0 0L0 -480M-150 0C-100 -50 -40 -60 0 -70C40 -60 100 -50 150 0', '#1a0d08', 30) + stroke('M-7 0L-7 -480', P.light, 5, 'opacity="0.8"') + rim(path(oval(0, -500, 300, 40), rad([[0, '#fbe9bd'], [1, '#a8743f']])), 0, -4, P.flame, 3)) +
      at(600, 836, candle(180, 40, 1, 170)) + at(440, 850, wineGlass({ side: 1, fill: 0.42 }), 0.95) + at(770, 852, wineGlass({ side: -1, fill: 0.42 }), 0.95),
    { w, h, px: 1600, vignette: 0.55 },
  );
}

/** Half of the parade: a tractor with a flag, and the dog that walks before it. */
export function paradeTractor() {
  const [w, h, road] = [1200, 1500, 1180];
  const wheel = (x: number, y: number, radius: number) => at(x, y, path(oval(0, 0, radius), '#0a0f0c') + times(18, (i) => { const angle = (i * Math.PI) / 9; return stroke(line([[radius * 0.82 * Math.cos(angle), radius * 0.82 * Math.sin(angle)], [radius * Math.cos(angle + 0.12), radius * Math.sin(angle + 0.12)]]), P.light, 9); }) + rim(path(oval(0, 0, radius * 0.62), lin([[0, '#f0d9a0'], [1, '#8a6324']])), -4, -4, P.flame, 4) + path(oval(0, 0, radius * 0.2), '#16221a') + stroke(oval(0, 0, radius), P.light, 5, 'opacity="0.7"'));
  const dog = at(215, 1150, rim(path(limb([[-70, -110, 46], [60, -120, 52]]) + limb([[-90, -110, 20], [-96, 30, 13]]) + limb([[-50, -100, 18], [-40, 30, 13]]) + limb([[56, -100, 18], [40, 30, 13]]) + limb([[84, -110, 20], [92, 30, 13]]) + limb([[84, -130, 22], [150, -190, 12], [160, -250, 8]]) + smooth([[-60, -150], [-120, -250], [-180, -240], [-226, -200], [-216, -176], [-160, -160], [-110, -100]]) + smooth([[-130, -246], [-100, -290], [-80, -230]]), '#d9cfb4'), -4, -5, P.flame, 4) + path(oval(-158, -214, 9) + oval(-222, -192, 13), '#0a0f0c') + path(oval(10, -130, 44, 30), '#3a2a1c'));
  return picture(
    sky(w, 900, [[0, '#14301f'], [0.5, '#3c6a4c'], [1, '#e8d9a0']]) + glow(600, 860, 700, '#ffe6ae', 0.8, 420) + clouds(w, 60, 460, { seed: 38, dark: '#1f4a30', lit: '#c9d8a8', opacity: 0.8 }) + hills(w, 880, 40, 29, '#22402f', P.light, 960) +
      surface(rect(-20, road - 60, w + 40, h - road + 80, lin([[0, '#a8a07a'], [0.3, '#5d6048'], [1, '#141f17']])), { fx: 0.02, fy: 0.06, depth: 6 }) + shadow(720, 1220, 520, 50, 0.9) +
      stroke('M1010 860L1010 240', P.light, 11) + path('M1010 246C930 226 860 290 770 256L770 420C860 450 930 390 1010 412Z', '#f6efe2') + each([[-22, 0], [22, 0], [0, -30]], ([x, y]) => path(oval(880 + x, 342 + y, 26), '#2f6b45')) + stroke('M880 350L896 404', '#2f6b45', 10) +
      rim(path('M400 800L760 780L790 1000L400 1010C380 940 380 860 400 800Z', lin([[0, '#b8532f'], [1, '#5d2415']])), -4, -5, P.flame, 5) + each([840, 880, 920], (y) => stroke(line([[420, y], [560, y - 8]]), '#16221a', 10)) + stroke('M520 790L520 600L500 570', '#16221a', 26) + stroke('M514 790L514 604', P.light, 6) +
      path('M800 780C800 690 1040 690 1070 830L1000 900L800 960Z', '#7d3a20') + stroke('M800 780C800 690 1040 690 1070 830', P.flame, 10) + stroke('M760 800L700 690', '#16221a', 16) + stroke(oval(690, 680, 62, 22), P.light, 11) +
      rim(path(limb([[900, 730, 62], [890, 600, 70]]) + oval(886, 480, 62, 72), '#1d3a2a'), -5, -5, P.flame, 5) + path('M812 440C820 390 950 390 960 440L1000 452L800 458Z', '#e8d9a0') + rim(path(limb([[880, 590, 26], [790, 660, 24], [720, 676, 20]]), '#1d3a2a'), -3, -4, P.flame, 3) +
      wheel(920, 990, 220) + wheel(470, 1080, 130) + dog,
    { w, h, px: 1600, vignette: 0.45 },
  );
}
