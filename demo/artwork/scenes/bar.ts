/** The bar and the kitchen: a pint, the pass, the crew. */
import { bokeh, bottle, candle, pendant, plate, steam } from '../lib/room.ts';
import { sideHead, type Hair, type Look } from '../lib/people.ts';
import { P } from '../lib/palette.ts';
import { at, blur, fade, glow, lin, path, picture, rect, rim, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, limb, line, nth, oval, poly, rng, smooth, times } from '../lib/shape.ts';

/** Somebody of the crew and what they wear; arms folded unless told. */
interface Cook {
  hair: Hair;
  look?: Look;
  jacket?: string;
  apron?: string;
  folded?: boolean;
  tea?: boolean;
}

export function pint() {
  const [w, h] = [1200, 1500];
  const r = rng(7);
  const glass = 'M420 420C410 620 450 760 470 900C484 1010 480 1130 486 1190L714 1190C720 1130 716 1010 730 900C750 760 790 620 780 420Z';
  const shelf = (y: number) => rect(0, y, w, 14, '#2b1d14') +
    times(17, (i) => at(40 + i * 72, y, bottle({ glass: nth(['#16301f', '#5a3a1a', '#1d4a5a', '#3a2312', '#6b4a1c'], i), label: i % 3 ? P.paper : P.brass, cap: nth([P.brass, P.rust, '#12303d'], i) }), 0.62 + (i % 4) * 0.05));
  const tap = at(980, 1000, path(box(-22, -40, 44, 240), lin([[0, '#5d4118'], [0.4, P.light], [1, '#5d4118']], [0, 0, 1, 0])) +
    path('M-120 -70C-120 -110 40 -110 60 -70L60 -20L-70 -20L-76 60L-104 60Z', lin([[0, P.light], [0.5, P.brass], [1, '#4a3414']])) +
    path('M-24 -100L-30 -330C-30 -370 30 -370 30 -330L24 -100Z', lin([[0, '#0b1720'], [0.4, '#1d4a5a'], [1, '#060e14']], [0, 0, 1, 0])) +
    path(oval(0, -300, 20), P.brass));
  return picture(
    rect(0, 0, w, h, '#0a141a') +
    blur(7, rect(60, 80, 1080, 800, lin([[0, '#3d2a18'], [1, '#1a130e']])) +
      shelf(430) + shelf(780) + glow(600, 260, 700, P.brass, 0.85) + glow(240, 600, 420, P.light, 0.5) +
      glow(980, 600, 420, P.light, 0.5)) +
    bokeh(0, 60, w, 780, 30, 9, [P.light, P.brass, P.ember], [16, 60], 0.75) + blur(3, tap) +
      surface(rect(-20, 1120, w + 40, 400, lin([[0, '#7a4a28'], [0.3, '#4a2c18'], [1, '#120a07']])), { fx: 0.004, fy: 0.05, depth: 5 }) +
      rect(-20, 1120, w + 40, 5, P.light, 'opacity="0.5"') +
      fade(0.4, blur(8, at(0, 2390, `<g transform="scale(1 -1)">${path(glass, '#0d0806') + path('M420 420C414 470 414 520 420 560L780 560C786 520 786 470 780 420Z', '#e9d8ae')}</g>`))) +
        shadow(600, 1206, 260, 34, 0.95) +
        path(oval(600, 1196, 190, 26), lin([[0, '#e6d9b6'], [1, '#a08c60']])) +
        path(oval(600, 1190, 116, 16), '#2b1d14') +
      path(glass, lin([[0, '#0b0706'], [0.16, '#3a1c0e'], [0.3, '#160b08'], [0.75, '#0e0706'], [0.9, '#4a2410'], [1, '#140a07']], [0, 0, 1, 0])) +
      within(glass, rect(400, 540, 400, 110, lin([[0, '#c9a878'], [0.4, '#6b4526', 0.7], [1, '#2b170c', 0]])) +
        times(90, () => path(oval(r(420, 780), 560 + r() ** 2 * 200, r(1, 3)), '#d9bb88', `opacity="${r(0.15, 0.6)}"`)) +
      surface(rect(400, 410, 400, 150, lin([[0, '#f4e8c8'], [0.7, '#e9d6a6'], [1, '#c9a66c']])), { fx: 0.12, depth: 1.6 }) +
      path('M400 556C480 574 560 548 640 562S760 552 800 560L800 548L400 544Z', '#d4b57c') +
      glow(735, 760, 130, '#d8792f', 0.55, 340) + glow(450, 800, 60, '#7fa09a', 0.35, 330)) +
      surface(path('M416 424C420 376 500 362 600 362S780 376 784 424C780 448 700 458 600 458S420 448 416 424Z', lin([[0, '#fbf2d8'], [1, '#e3cf9e']])), { fx: 0.09, depth: 2 }) +
      stroke('M418 424C424 450 500 460 600 460S776 450 782 424', '#fffbe8', 3, 'opacity="0.8"') +
      blur(2, stroke('M742 480C738 640 706 780 696 900C688 1000 690 1080 686 1160', '#ffe9bd', 8, 'opacity="0.75"') +
        stroke('M450 500C456 640 484 780 496 900C506 1000 504 1080 506 1150', '#a9c4ba', 5, 'opacity="0.5"')) +
      path('M486 1170L714 1170L714 1196C640 1206 560 1206 486 1196Z', 'rgba(190,210,200,0.35)') +
      stroke('M488 1192C560 1204 640 1204 712 1192', P.light, 3, 'opacity="0.8"') +
      at(220, 1270, shadow(0, 6, 130, 20, 0.8) + candle(80, 54, 1, 420)) + glow(600, 360, 380, P.light, 0.3),
    { w, h, px: 1600, vignette: 0.7 },
  );
}

function kitchenBack(w: number) {
  const tiles = surface(rect(0, 0, w, 640, lin([[0, '#0b1c25'], [0.6, '#24454e'], [1, '#16323c']])) +
    times(26, (i) => stroke(line([[i * 60, 0], [i * 60, 640]]), '#0a1820', 2, 'opacity="0.6"')) +
    times(16, (i) => stroke(line([[0, i * 40], [w, i * 40]]), '#0a1820', 2, 'opacity="0.6"')), { fx: 0.02, depth: 1.5 });
  const pans = times(9, (i) => at(140 + i * 150, 150, stroke('M0 -60L0 20', '#4a5a5c', 7) +
    rim(path(oval(0, 60 + (i % 3) * 8, 46 + (i % 3) * 8), lin([[0, i % 2 ? '#a8703c' : '#3a4a4e'], [1, '#16110d']], [0, 0, 1, 1])), -3, 2, P.light, 2, 0.9)));
  return tiles + rect(0, 84, w, 8, '#7d8a86') + pans;
}

export function chefPass() {
  const w = 1500;
  const heat = (x: number) => at(x, 250, stroke('M0 -60L0 -300', '#050b10', 5) +
    path('M-70 0C-60 -60 60 -60 70 0Z', lin([[0, '#5d4118'], [0.4, P.light], [1, '#5d4118']], [0, 0, 1, 0])) +
    path(oval(0, 0, 70, 12), '#fff3cf') +
    path(poly([[-66, 4], [66, 4], [230, 520], [-230, 520]]), lin([[0, '#ffcf85', 0.5], [1, P.light, 0]]), 'style="mix-blend-mode:screen"') +
    glow(0, 10, 280, '#ffc778', 0.95));
  const dish = (x: number, y: number, s: number, c: string) => at(x, y, plate(150, 36) +
    path(smooth([[-60, 4], [-40, -26], [10, -40], [56, -20], [66, 6], [0, 18]]), lin([[0, c], [1, '#5a3a22']])) +
    path(smooth([[-30, -20], [0, -46], [34, -24], [10, -14]]), '#6d8a50') +
    stroke('M-76 8C-40 26 40 26 78 6', '#b5522f', 6, 'opacity="0.8"') + steam(0, -30, 0.5, 0.3), s);
  const chef = (x: number, s: number, who: Cook, f: number) => at(x, 716, rim(cook(who), 0, -5, '#ffd79c', 3, 1), s * 0.88, 0, f);
  return picture(
    kitchenBack(w) +
    glow(300, 560, 380, P.ember, 0.6, 200) +
    blur(4, path('M240 560C200 470 270 430 290 360C320 430 370 480 340 560Z', '#f2963c') +
      path('M265 560C250 510 285 480 292 430C310 480 335 510 322 560Z', P.flame)) +
    rect(120, 560, 380, 20, '#0a1319') +
    at(290, 556, path('M-90 0C-84 34 84 34 90 0L96 -14L-96 -14Z', '#0a1319') + stroke('M90 -8L230 -40', '#0a1319', 12)) +
      chef(590, 0.98, { hair: 'toque', folded: false, look: { skin: '#c08050', hairColor: '#e9dfc8' }, apron: '#12303d' }, 1) +
      chef(930, 0.94, { hair: 'bun', jacket: '#c9bb99', apron: '#8a3a2c', look: { skin: '#c98a5c', hairColor: '#4a2414' } }, -1) +
      chef(1260, 0.92, { hair: 'cap', jacket: '#3f6f79', apron: '#12262f', folded: false, look: { skin: '#8a5636' } }, -1) +
      heat(420) + heat(760) + heat(1100) +
      surface(rect(-20, 668, w + 40, 90, lin([[0, '#cfd2c2'], [0.3, '#7d8f8e'], [1, '#24383f']])), { fx: 0.002, fy: 0.2, depth: 2 }) +
      rect(-20, 754, w + 40, 270, lin([[0, '#0a1820'], [0.2, '#1d3a44'], [1, '#060e14']])) +
      dish(330, 680, 1, '#d8a860') + dish(700, 690, 1.05, '#e49a6c') + dish(1090, 684, 1, '#d9bf85') +
      times(9, (i) => at(180 + i * 130 + (i % 3) * 20, 306, path('M-24 0L24 -2L26 92L20 86L10 94L0 86L-10 94L-22 88Z', lin([[0, '#f6efe2'], [1, '#c9b78f']])) +
        stroke('M-14 18L14 16M-14 34L10 33M-14 50L14 49', '#5a4a34', 3, 'opacity="0.6"'), 0.62, (i % 2 ? 3 : -4))) +
      rect(60, 296, 1380, 12, '#8f9c95') + rect(60, 296, 1380, 3, P.light) +
      glow(740, 700, 700, '#ffcf85', 0.45, 130) +
      at(1350, 670, bottle({ glass: '#5d6a2c', label: '', cap: P.brass }), 0.4) + steam(520, 640, 0.8, 0.25),
    { vignette: 0.65 },
  );
}

/** Somebody of the crew from the hips up, looking right; origin at the hips, about 420 high. */
function cook({ hair, look = {}, jacket = '#d9d2bd', apron = '#1d3a44', folded = true, tea = false }: Cook) {
  const cloth = lin([[0, '#2a3a40'], [0.5, jacket], [1, jacket]], [0, 0, 1, 0]);
  const skin = look.skin ?? '#b8754a';
  const body = path(smooth([[-96, 30], [-92, -120], [-100, -230], [-60, -286], [-14, -304], [34, -300], [84, -280], [112, -226], [100, -120], [98, 30]]), cloth);
  const bib = path(smooth([[-54, -210], [60, -214], [72, -120], [92, 30], [-86, 30], [-66, -110]], true, 12), apron) +
    stroke('M-50 -208C-46 -250 -30 -286 -14 -300M58 -212C58 -250 48 -280 36 -298', apron, 12);
  const arms = folded
    ? path(limb([[-84, -246, 32], [-104, -160, 30], [-60, -108, 26], [40, -112, 22], [70, -124, 19]]), cloth) +
    path(limb([[94, -242, 32], [116, -164, 30], [74, -128, 26], [-20, -138, 22], [-54, -150, 18]]), cloth) +
    path(oval(-66, -152, 19, 15) + oval(84, -122, 17, 15), skin)
    : path(limb([[-84, -246, 32], [-112, -130, 28], [-104, -20, 24], [-100, 20, 20]]), cloth) +
    path(limb([[94, -242, 32], [124, -150, 28], [90, -150, 24], [56, -196, 19]]), cloth) +
    path(oval(48, -208, 20, 18), skin);
  const cup = tea ? path('M22 -256L78 -256L72 -196L28 -196Z', '#6fa3a0') + path(oval(50, -256, 28, 6), '#3a2012') : '';
  return body + at(6, -380, sideHead(hair, look), 1.72) +
    path('M-40 -300C-20 -270 30 -270 52 -296L40 -282C20 -262 -14 -264 -30 -286Z', jacket) + bib + cup + arms;
}

export function kitchenTeam() {
  const w = 1500;
  const crew: [x: number, y: number, s: number, who: Cook, flip: number][] = [
    [190, 930, 1.12, { hair: 'cap', jacket: '#3f6f79', apron: '#12303d', look: { skin: '#a86c46', hairColor: '#2a2320' } }, 1],
    [1330, 930, 1.12, { hair: 'bun', jacket: '#c9bb99', apron: '#a8482e', folded: false, look: { skin: '#c98a5c', hairColor: '#5a2a14' } }, -1],
    [440, 970, 1.24, { hair: 'curls', jacket: '#d9d2bd', apron: '#26424b', folded: false, tea: true, look: { skin: '#7d4c30', hairColor: '#0d0a0a' } }, 1],
    [1080, 970, 1.24, { hair: 'short', jacket: '#cfc6ac', apron: '#1d4a5a', look: { skin: '#b8754a', beard: true, hairColor: '#3a2418' } }, -1],
    [760, 1010, 1.42, { hair: 'toque', jacket: '#efe6cf', apron: '#0f2530', look: { skin: '#c08050', hairColor: '#d9d2bd' } }, 1],
  ];
  const back = rect(0, 0, w, 1000, lin([[0, '#2b1d14'], [0.5, '#7d5226'], [1, '#2a1a10']])) +
    rect(-20, 130, w + 40, 12, '#8d8572') +
    times(11, (i) => at(90 + i * 138, 130, stroke('M0 0L0 70', '#3a2a1a', 8) +
      path(oval(0, 116 + (i % 3) * 10, 54 + (i % 3) * 8), i % 2 ? '#b5712f' : '#3a4a4e'))) +
    rect(60, 420, 1380, 14, '#3a2414') +
    times(16, (i) => at(110 + i * 84, 420, i % 4 === 1 ? bottle({ label: '', glass: '#5d6a2c' }) : path(oval(0, -40, 54, 40), nth(['#c9bb99', '#8f5a30', '#6f9c98'], i)), 0.5));
  return picture(
    blur(7, back) +
    glow(750, 330, 900, '#ffd08a', 0.9, 520) +
    each([300, 750, 1200], (x, i) => at(x, 190 - (i % 2) * 40, pendant(0.85, 400, '#7d5226'))) +
    rect(0, 0, w, 1000, lin([[0, P.night, 0.35], [0.5, P.night, 0.05], [1, P.night, 0.35]])) +
      each(crew, ([x, y, s, who, flip]) => at(x, y, rim(cook(who), 5, -4, '#ffe0ac', 3, 0.85), s, 0, flip)) +
      surface(rect(-20, 880, w + 40, 150, lin([[0, '#b9bdae'], [0.15, '#5f7375'], [1, '#0f2028']])), { fx: 0.002, fy: 0.2, depth: 2 }) +
      rect(-20, 878, w + 40, 5, P.flame, 'opacity="0.8"') +
      each([[260, 0.7], [610, 0.6], [1240, 0.7]], ([x, s]) => at(x, 890, plate(150, 30), s)) +
      at(940, 890, steam(0, -20, 0.7, 0.35) +
        path('M-70 -70L70 -70L62 10L-62 10Z', lin([[0, '#8d5a2c'], [0.4, '#e0a860'], [1, '#5a3216']], [0, 0, 1, 0])) +
        stroke('M70 -54L170 -62', '#3a2414', 12)),
    { vignette: 0.6 },
  );
}
