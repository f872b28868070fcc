/** The bar and the kitchen: a pint, the pass, the crew. */
import { bokeh, bottle, candle, pendant, planks, plate, steam } from '../lib/room.js';
import { stander, sitter } from '../lib/people.js';
import { P } from '../lib/palette.js';
import { at, blur, fade, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface, wash, within } from '../lib/paint.js';
import { box, limb, line, oval, poly, rng, smooth, times } from '../lib/shape.js';

export function pint() {
  const [w, h] = [1200, 1500];
  const r = rng(7);
  const glass = 'M420 420C410 620 450 760 470 900C484 1010 480 1130 486 1190L714 1190C720 1130 716 1010 730 900C750 760 790 620 780 420Z';
  const shelf = (y) => rect(0, y, w, 14, '#2b1d14') + times(17, (i) => at(40 + i * 72, y, bottle({ glass: ['#16301f', '#5a3a1a', '#1d4a5a', '#3a2312', '#6b4a1c'][i % 5], label: i % 3 ? P.paper : P.brass, cap: [P.brass, P.rust, '#12303d'][i % 3] }), 0.62 + (i % 4) * 0.05));
  const tap = at(980, 1000, path(box(-22, -40, 44, 240), lin([[0, '#5d4118'], [0.4, P.light], [1, '#5d4118']], [0, 0, 1, 0])) + path('M-120 -70C-120 -110 40 -110 60 -70L60 -20L-70 -20L-76 60L-104 60Z', lin([[0, P.light], [0.5, P.brass], [1, '#4a3414']])) + path('M-24 -100L-30 -330C-30 -370 30 -370 30 -330L24 -100Z', lin([[0, '#0b1720'], [0.4, '#1d4a5a'], [1, '#060e14']], [0, 0, 1, 0])) + path(oval(0, -300, 20), P.brass));
  return picture(
    rect(0, 0, w, h, '#0a141a') + blur(7, rect(60, 80, 1080, 800, lin([[0, '#3d2a18'], [1, '#1a130e']])) + shelf(430) + shelf(780) + glow(600, 260, 700, P.brass, 0.85) + glow(240, 600, 420, P.light, 0.5) + glow(980, 600, 420, P.light, 0.5)) + bokeh(0, 60, w, 780, 30, 9, [P.light, P.brass, P.ember], [16, 60], 0.75) + blur(3, tap) +
      surface(rect(-20, 1120, w + 40, 400, lin([[0, '#7a4a28'], [0.3, '#4a2c18'], [1, '#120a07']])), { fx: 0.004, fy: 0.05, depth: 5 }) + rect(-20, 1120, w + 40, 5, P.light, 'opacity="0.5"') + fade(0.4, blur(8, at(0, 2390, `<g transform="scale(1 -1)">${path(glass, '#0d0806') + path('M420 420C414 470 414 520 420 560L780 560C786 520 786 470 780 420Z', '#e9d8ae')}</g>`))) + shadow(600, 1206, 260, 34, 0.95) + path(oval(600, 1196, 190, 26), lin([[0, '#e6d9b6'], [1, '#a08c60']])) + path(oval(600, 1190, 116, 16), '#2b1d14') +
      path(glass, lin([[0, '#0b0706'], [0.16, '#3a1c0e'], [0.3, '#160b08'], [0.75, '#0e0706'], [0.9, '#4a2410'], [1, '#140a07']], [0, 0, 1, 0])) + within(glass, rect(400, 540, 400, 110, lin([[0, '#c9a878'], [0.4, '#6b4526', 0.7], [1, '#2b170c', 0]])) + times(90, () => path(oval(r(420, 780), 560 + r() ** 2 * 200, r(1, 3)), '#d9bb88', `opacity="${r(0.15, 0.6)}"`)) + surface(rect(400, 410, 400, 150, lin([[0, '#f4e8c8'], [0.7, '#e9d6a6'], [1, '#c9a66c']])), { fx: 0.12, depth: 1.6 }) + path('M400 556C480 574 560 548 640 562S760 552 800 560L800 548L400 544Z', '#d4b57c') + glow(735, 760, 130, '#d8792f', 0.55, 340) + glow(450, 800, 60, '#7fa09a', 0.35, 330)) +
      surface(path('M416 424C420 376 500 362 600 362S780 376 784 424C780 448 700 458 600 458S420 448 416 424Z', lin([[0, '#fbf2d8'], [1, '#e3cf9e']])), { fx: 0.09, depth: 2 }) + stroke('M418 424C424 450 500 460 600 460S776 450 782 424', '#fffbe8', 3, 'opacity="0.8"') +
      blur(2, stroke('M742 480C738 640 706 780 696 900C688 1000 690 1080 686 1160', '#ffe9bd', 8, 'opacity="0.75"') + stroke('M450 500C456 640 484 780 496 900C506 1000 504 1080 506 1150', '#a9c4ba', 5, 'opacity="0.5"')) + path('M486 1170L714 1170L714 1196C640 1206 560 1206 486 1196Z', 'rgba(190,210,200,0.35)') + stroke('M488 1192C560 1204 640 1204 712 1192', P.light, 3, 'opacity="0.8"') +
      at(220, 1270, shadow(0, 6, 130, 20, 0.8) + candle(80, 54, 1, 420)) + glow(600, 360, 380, P.light, 0.3),
    { w, h, px: 1600, vignette: 0.7 },
  );
}


function kitchenBack(w) {
  const tiles = surface(rect(0, 0, w, 640, lin([[0, '#0b1c25'], [0.6, '#24454e'], [1, '#16323c']])) + times(26, (i) => stroke(line([[i * 60, 0], [i * 60, 640]]), '#0a1820', 2, 'opacity="0.6"')) + times(16, (i) => stroke(line([[0, i * 40], [w, i * 40]]), '#0a1820', 2, 'opacity="0.6"')), { fx: 0.02, depth: 1.5 });
  const pans = times(9, (i) => at(140 + i * 150, 150, stroke('M0 -60L0 20', '#4a5a5c', 7) + rim(path(oval(0, 60 + (i % 3) * 8, 46 + (i % 3) * 8), lin([[0, i % 2 ? '#a8703c' : '#3a4a4e'], [1, '#16110d']], [0, 0, 1, 1])), -3, 2, P.light, 2, 0.9)));
  return tiles + rect(0, 84, w, 8, '#7d8a86') + pans;
}

export function chefPass() {
  const w = 1500;
  const heat = (x) => at(x, 250, stroke('M0 -60L0 -300', '#050b10', 5) + path('M-70 0C-60 -60 60 -60 70 0Z', lin([[0, '#5d4118'], [0.4, P.light], [1, '#5d4118']], [0, 0, 1, 0])) + path(oval(0, 0, 70, 12), '#fff3cf') + path(poly([[-66, 4], [66, 4], [230, 520], [-230, 520]]), lin([[0, '#ffcf85', 0.5], [1, P.light, 0]]), 'style="mix-blend-mode:screen"') + glow(0, 10, 280, '#ffc778', 0.95));
  const dish = (x, y, s, c) => at(x, y, plate(150, 36) + path(smooth([[-60, 4], [-40, -26], [10, -40], [56, -20], [66, 6], [0, 18]]), lin([[0, c], [1, '#5a3a22']])) + path(smooth([[-30, -20], [0, -46], [34, -24], [10, -14]]), '#6d8a50') + stroke('M-76 8C-40 26 40 26 78 6', '#b5522f', 6, 'opacity="0.8"') + steam(0, -30, 0.5, 0.3), s);
  const chef = (x, s, hair, left, right, f) => at(x, 700, rim(stander({ hair, color: '#13232b', left, right, apron: '#1f3a44' }), 0, -5, '#ffd79c', 2.4, 1), s, 0, f);
  return picture(
    kitchenBack(w) + glow(300, 560, 380, P.ember, 0.6, 200) + blur(4, path('M240 560C200 470 270 430 290 360C320 430 370 480 340 560Z', '#f2963c') + path('M265 560C250 510 285 480 292 430C310 480 335 510 322 560Z', P.flame)) + rect(120, 560, 380, 20, '#0a1319') + at(290, 556, path('M-90 0C-84 34 84 34 90 0L96 -14L-96 -14Z', '#0a1319') + stroke('M90 -8L230 -40', '#0a1319', 12)) +
      chef(560, 1.36, 'toque', [-46, -128], [84, -150], 1) + chef(960, 1.3, 'bun', [-70, -140], [66, -132], -1) + chef(1290, 1.22, 'cap', [-60, -170], [70, -120], -1) + heat(420) + heat(760) + heat(1100) +
      surface(rect(-20, 668, w + 40, 90, lin([[0, '#cfd2c2'], [0.3, '#7d8f8e'], [1, '#24383f']])), { fx: 0.002, fy: 0.2, depth: 2 }) + rect(-20, 754, w + 40, 270, lin([[0, '#0a1820'], [0.2, '#1d3a44'], [1, '#060e14']])) + dish(330, 680, 1, '#d8a860') + dish(700, 690, 1.05, '#e49a6c') + dish(1090, 684, 1, '#d9bf85') + times(9, (i) => at(180 + i * 130 + (i % 3) * 20, 306, path('M-24 0L24 -2L26 92L20 86L10 94L0 86L-10 94L-22 88Z', lin([[0, '#f6efe2'], [1, '#c9b78f']])) + stroke('M-14 18L14 16M-14 34L10 33M-14 50L14 49', '#5a4a34', 3, 'opacity="0.6"'), 0.62, (i % 2 ? 3 : -4))) + rect(60, 296, 1380, 12, '#8f9c95') + rect(60, 296, 1380, 3, P.light) +
      glow(740, 700, 700, '#ffcf85', 0.45, 130) + at(1350, 670, bottle({ glass: '#5d6a2c', label: '', cap: P.brass }), 0.4) + steam(520, 640, 0.8, 0.25),
    { vignette: 0.65 },
  );
}

export function kitchenTeam() {
  const w = 1500;
  const crew = [[250, 1.66, 'cap', [-26, -160], [30, -162]], [470, 1.78, 'bun', [-56, -120], [54, -120]], [700, 1.92, 'toque', [-24, -166], [28, -168]], [930, 1.74, 'curls', [-60, -124], [24, -166]], [1140, 1.84, 'short', [-26, -160], [28, -164]], [1320, 1.66, 'long', [-54, -120], [56, -124]]];
  const door = path(box(360, 180, 780, 700), '#0a141a') + path(box(390, 210, 720, 680), lin([[0, '#e8b968'], [0.5, '#b5772f'], [1, '#4a2c16']])) + blur(5, at(0, 60, times(6, (i) => at(460 + i * 116, 230, stroke('M0 -60L0 20', '#3a2414', 6) + path(oval(0, 56, 42), '#6b3f1e')))) + rect(390, 560, 720, 16, '#5d3a1a') + rect(420, 470, 160, 90, '#4a2c16')) + glow(750, 480, 620, '#ffd08a', 0.8);
  return picture(
    rect(0, 0, w, 1000, '#0c1a22') + surface(times(18, (row) => times(17, (i) => path(box(i * 96 - (row % 2) * 48, row * 50, 92, 46), ['#1d343d', '#24404a', '#1a2f38'][(i + row * 2) % 3]))), { fx: 0.02, depth: 4 }) + door + surface(path(poly([[-20, 860], [1520, 860], [1520, 1020], [-20, 1020]]), lin([[0, '#4f463a'], [1, '#0b1318']])), { fx: 0.012, fy: 0.06, depth: 6 }) + path(poly([[390, 860], [1110, 860], [1420, 1020], [80, 1020]]), lin([[0, P.light, 0.6], [1, P.brass, 0.12]]), 'style="mix-blend-mode:screen"') +
      at(240, 210, pendant(0.5, 300)) + at(1260, 210, pendant(0.5, 300)) + crew.map(([x, s, hair, l, r2], i) => at(x, 960, shadow(0, 0, 70, 12, 0.9) + rim(stander({ hair, color: ['#12222a', '#0f1d25', '#14262e'][i % 3], left: l, right: r2, apron: ['#26424b', '#c9bb99', '#3a5560'][i % 3] }), x < 750 ? 4 : -4, -4, '#ffdca0', 2, 1), s, 0, i % 2 ? -1 : 1)).join('') + glow(750, 480, 500, '#ffcf85', 0.3),
    { vignette: 0.7 },
  );
}
