/** The harbour: at dusk (the hero), at night, the currach on the strand. */
import { halfDecker, punt } from '../lib/boats.ts';
import { chop, clouds, dawnSky, daySky, glints, hills, lampPost, mirror, mist, nightSky, sky, stars, village } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, brighter, glow, lin, path, picture, group, rect, rim, ripple, shadow, stroke, surface, within } from '../lib/paint.ts';
import { box, each, oval, pick, rng, smooth, times } from '../lib/shape.ts';
import { WORDMARK_WIDTH, wordmarkPath } from '../lib/wordmark.ts';
import * as view from './harbour-view.ts';

/** The whole view without the finish; the link-preview card is cut from it as well. */
function duskView() {
  const { W, H, WATERLINE } = view;
  const air = view.skyLayer() + view.cloudLayer();
  const land = view.farLayer() + view.townLayer();
  const mirrored = view.farLayer() + view.townLayer(true);
  const water = within(
    box(0, WATERLINE, W, H - WATERLINE),
    mirror(air + mirrored, WATERLINE + 4, 30) + view.waterTint() + ripple(each(view.boats, view.placeReflection), 22, 0.008, 0.07, 9) +
      chop(W, WATERLINE + 8, H, 3, 240) + view.glintLayer(),
  );
  return air + land + water + each(view.boats, view.placeBoat) + view.nearLayer();
}

export const harbourDusk = () => picture(duskView());

/** The same view with the sun up behind the town: mist on the water, the last lamps still lit. */
export function harbourDawn() {
  const { W, H, WATERLINE } = view;
  const air = sky(W, 560, dawnSky) + glow(250, 470, 700, '#ffe3b8', 0.8, 300) + glow(250, 452, 210, '#fff6df', 0.9, 150) +
    clouds(W, 60, 360, { seed: 24, dark: '#54707c', lit: '#f4c9ae', opacity: 0.7 });
  const land = (mirrored: boolean) => brighter(1.25, view.farLayer()) + brighter(1.1, view.townLayer(mirrored, 0.4));
  const water = within(
    box(0, WATERLINE, W, H - WATERLINE),
    mirror(air + land(true), WATERLINE + 4, 24) + rect(0, WATERLINE, W, H - WATERLINE, lin([[0, '#8fb0ae', 0.1], [1, '#12303d', 0.7]])) +
      ripple(each(view.boats, view.placeReflection), 22, 0.008, 0.07, 9) + chop(W, WATERLINE + 8, H, 3, 160) +
      glints(250, 600, 980, 260, '#ffe7c2', 4, 150, 0.9),
  );
  const haze = mist(W, 540, 130, '#f4dcc0', 0.6) + mist(W, 620, 120, '#dfe0d4', 0.35, 12);
  return picture(air + land(false) + water + haze + brighter(1.2, each(view.boats, view.placeBoat)) + view.nearLayer(), { vignette: 0.4 });
}

/** The same view at noon: no lamp is lit, and the sun is overhead. */
export function harbourDay() {
  const { W, H, WATERLINE } = view;
  const air = sky(W, 560, daySky) +
    clouds(W, 30, 420, { seed: 17, dark: '#8fb9be', lit: '#fbfaf2', opacity: 0.95 }) +
    clouds(W, 300, 240, { seed: 8, dark: '#a9ccc9', lit: '#ffffff', opacity: 0.9, fy: 0.02 });
  const land = (mirrored: boolean) => brighter(1.5, view.farLayer()) + brighter(2.1, view.townLayer(mirrored, 0));
  const water = within(
    box(0, WATERLINE, W, H - WATERLINE),
    mirror(air + land(true), WATERLINE + 4, 34) + rect(0, WATERLINE, W, H - WATERLINE, lin([[0, '#5f9ca6', 0.3], [1, '#1d4a5a', 0.72]])) +
      ripple(each(view.boats, view.placeReflection), 22, 0.008, 0.07, 9) + chop(W, WATERLINE + 8, H, 3, 260, '#e8f2ea', '#1d4a5a') +
      glints(760, 604, 985, 640, '#ffffff', 4, 160, 0.75),
  );
  return picture(air + land(false) + water + brighter(2.1, each(view.boats, view.placeBoat)) + brighter(1.9, view.nearLayer(false)), { vignette: 0.2 });
}

/** The card that stands for the site where a link to it is shared: the name over the harbour. */
export function ogCard() {
  const view = group(duskView(), 'transform="translate(0 -40) scale(0.8)"');
  const shade = rect(0, 0, 1200, 630, lin([[0, P.night, 0.72], [0.42, P.night, 0.3], [0.7, P.night, 0]]));
  const words = `<text x="604" y="242" text-anchor="middle" font-family="Fraunces, serif" font-size="27" letter-spacing="2.5" fill="${P.light}">Restaurant, bar &amp; live music · Kilvara, Co. Clare</text>`;
  const name = at(600 - WORDMARK_WIDTH * 0.48, 186, path(wordmarkPath, P.paper), 0.96);
  return picture(view, { w: 1200, h: 630, px: 1200, over: shade + name + words });
}

export function harbourNight() {
  const [w, water] = [1500, 560];
  const air = sky(w, water, nightSky) +
    stars(w, 430, 150) + glow(1130, 190, 420, '#9fc3bd', 0.5) +
    `<circle cx="1130" cy="190" r="40" fill="#f1e8cf"/>` + glow(1130, 190, 90, '#e9eed8', 0.8) +
    clouds(w, 120, 330, { seed: 31, dark: '#0a1c27', lit: '#3f6f79', opacity: 0.7 });
  const town = hills(w, 470, 40, 23, '#112c38', '#5d8a8d', water) +
    rim(village(-30, 330, 500, 8, { scale: 0.8, lit: 0.6 }) + village(1010, 1560, 505, 12, { scale: 0.85, lit: 0.6 }), -2, -3, P.glass, 1.4, 0.6) +
    rim(village(-60, 1560, 552, 27, { scale: 1.15, lit: 0.72 }), 2, -3, P.glass, 1.4, 0.55) +
    rect(0, 548, w, 26, '#0a171f') + each([120, 420, 730, 1040, 1370], (x) => lampPost(x, 556, 78, 0.72));
  const lights = each([[120, 2], [420, 5], [730, 3], [1040, 8], [1370, 9]], ([x, s]) => glints(x, 580, 960, 60, P.light, s, 60, 0.95)) +
    glints(1130, 600, 980, 130, '#cfe0d0', 14, 60, 0.55) + glints(560, 580, 880, 110, P.brass, 15, 50, 0.7) +
    glints(250, 580, 840, 90, P.ember, 17, 36, 0.6);
  return picture(
    air + town + within(box(0, 570, w, 430), mirror(air + town, 572, 34) +
      rect(0, 570, w, 430, lin([[0, P.deep, 0.1], [1, '#040a10', 0.85]])) + chop(w, 580, 1000, 6, 200) +
      lights) +
      at(250, 690, halfDecker({ hull: '#0f2a36', lit: P.glass }), 0.8) +
      at(1180, 730, halfDecker({ hull: '#1c2c30', band: P.brass, lit: P.glass }), 1.02, 0, -1) +
      at(700, 660, punt('#12303d', P.glass), 0.7) +
      at(650, 890, punt('#0d1d26', P.light), 1.9, -3) +
      glow(640, 830, 130, P.light, 0.6) + path(oval(640, 836, 9, 13), P.flame) +
      stroke('M640 822L640 800', '#0a1015', 4) + glints(640, 910, 990, 90, P.light, 44, 26, 0.7),
    { vignette: 0.7 },
  );
}

/** A currach hauled up on shingle, the day nearly gone behind it. */
export function currach() {
  const [w, h, sea] = [1500, 1000, 470];
  const r = rng(8);
  const air = sky(w, sea) +
    glow(380, 470, 620, '#ffd9a0', 0.8, 230) +
    clouds(w, 60, 330, { seed: 41, dark: '#15394a', lit: '#c8a27c' }) +
    hills(w, 470, 22, 6, '#587f82', P.light, 500) +
    rim(path(smooth([[900, 480], [1040, 430], [1200, 400], [1360, 380], [1540, 350], [1540, 500], [900, 500]]), '#1f4a58'), -3, -3, P.peach, 3, 0.7);
  const shingle = surface(path(smooth([[-40, 700], [260, 690], [620, 664], [1000, 650], [1540, 610], [1560, 1040], [-60, 1040]]), lin([[0, '#7b7460'], [0.25, '#434a48'], [1, '#0d171d']])), { fx: 0.03, fy: 0.06, depth: 7, octaves: 5, from: 200 });
  const pebbles = times(260, () => { const y = 690 + r() ** 0.7 * 310; const s = (y - 640) / 26; return rim(path(oval(r(0, w), y, s * r(0.8, 2), s * r(0.5, 0.9)), pick(['#2a3a3f', '#3c4846', '#5a5647', '#1c2b32'], r)), -1.5, -2, P.peach, 1, 0.5); });
  const hull = 'M190 640C250 730 420 800 640 806C900 812 1150 720 1330 470C1300 640 1200 800 1010 872C820 930 430 920 300 850C230 800 200 720 190 640Z';
  const inner = 'M190 640C250 730 420 800 640 806C900 812 1150 720 1330 470C1180 640 960 716 700 716C470 716 280 680 190 640Z';
  const ribs = times(15, (i) => { const u = 0.1 + i * 0.058; const x = 190 + u * 1100; return stroke(`M${x} ${650 + 66 * Math.sin(u * 3) - (u > 0.6 ? (u - 0.6) * 380 : 0)}C${x + 8} ${720 - (u > 0.6 ? (u - 0.6) * 240 : 0)} ${x + 14} ${760 - (u > 0.6 ? (u - 0.6) * 300 : 0)} ${x + 30} ${800 - (u > 0.6 ? (u - 0.6) * 400 : 0)}`, '#8a6334', 9, 'opacity="0.7"'); });
  const boat = shadow(720, 900, 760, 110, 0.95) +
    rim(path(hull, lin([[0, '#1b2d36'], [0.6, '#0a151c'], [1, '#04080c']])), -3, -5, P.peach, 3, 0.6) +
    path(inner, lin([[0, '#5f4426'], [0.5, '#33241a'], [1, '#0d0a0a']], [0, 0, 1, 0.6])) +
    within(inner, ribs + glow(330, 640, 420, '#ffcf8f', 0.55)) +
    each([['M300 692L380 762', 26], ['M560 722L620 806', 28], ['M830 706L910 782', 26], ['M1060 632L1130 700', 20]], ([d, n]) => stroke(d, '#2a1c12', n) +
      stroke(d, '#9c7442', n * 0.55)) +
    stroke('M190 640C250 730 420 800 640 806C900 812 1150 720 1330 470', '#b98a4a', 12) +
    stroke('M190 640C250 730 420 800 640 806C900 812 1150 720 1330 470', P.light, 3, 'opacity="0.8"') +
    stroke('M190 640C280 680 470 716 700 716C960 716 1180 640 1330 470', '#6d4c2a', 9) +
    stroke('M240 610L980 700', '#23170f', 15) +
    stroke('M240 606L980 696', '#b48a52', 8) + stroke('M330 590L1040 660', '#23170f', 13) +
    stroke('M330 587L1040 657', '#8d6a3f', 7) +
    stroke('M1322 490C1400 640 1380 800 1440 850C1480 890 1400 930 1340 910C1290 890 1360 860 1430 900', '#c7a777', 7) +
    stroke('M1322 490C1400 640 1380 800 1440 850C1480 890 1400 930 1340 910C1290 890 1360 860 1430 900', '#3d2f1f', 2, 'stroke-dasharray="6 9"');
  const water = within(box(0, sea, w, 280), mirror(air, sea + 2, 26) +
    rect(0, sea, w, 280, lin([[0, P.sea, 0.1], [1, P.deep, 0.75]])) +
    glints(380, sea + 6, 700, 330, '#ffdca6', 12, 110, 0.8) + chop(w, sea + 6, 700, 12, 80)) +
    stroke('M-20 690C260 676 620 656 1000 640S1400 610 1540 600', P.paper, 7, 'opacity="0.5"') +
    stroke('M-20 660C300 660 700 630 1540 580', P.paper, 3, 'opacity="0.35"');
  return picture(air + water + shingle + pebbles + boat, { h });
}
