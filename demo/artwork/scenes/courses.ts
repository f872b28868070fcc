/** Three of the seven courses of the chef's table, from above: the first, one in the middle, the last. */
import { P } from '../lib/palette.ts';
import { at, glow, lin, path, picture, rad, rect, rim, shadow, stroke, surface } from '../lib/paint.ts';
import { box, each, limb, line, nth, oval, rng, smooth, times } from '../lib/shape.ts';

const sheet = { w: 1200, h: 1500, px: 1600, vignette: 0.6 };
/** The counter under the lamp, and the rail along its edge. */
const counter = () =>
  surface(rect(0, 0, 1200, 1500, lin([[0, '#4a3222'], [0.5, '#7a5232'], [1, '#2b1d14']])), { fx: 0.004, fy: 0.05, depth: 6 }) + each([300, 690, 1080], (y) => stroke(line([[0, y], [1200, y]]), '#120d0a', 5, 'opacity="0.7"')) +
  glow(600, 640, 760, P.light, 0.6) + stroke('M-20 1420C300 1390 800 1450 1220 1410', '#0a0f12', 60) + stroke('M-20 1410C300 1380 800 1440 1220 1400', P.brass, 38) + stroke('M-20 1398C300 1368 800 1428 1220 1388', P.flame, 8);
const dish = (radius: number, glaze = '#e6ddc4') =>
  shadow(20, 40, radius * 1.25, radius * 1.2, 0.9) + rim(surface(path(oval(0, 0, radius), rad([[0, '#cfc6ac'], [0.66, glaze], [0.7, '#a59d86'], [0.76, glaze], [1, '#8f8a78']])), { fx: 0.02, depth: 1.4 }), -5, -6, '#fff7df', 5, 0.9);
const fork = (x: number, y: number) => at(x, y, rim(path(limb([[0, 420, 17], [0, 120, 9], [0, -60, 12]]) + each([-30, -10, 10, 30], (tine) => box(tine - 5, -260, 10, 190)) + 'M-36 -90C-36 -30 36 -30 36 -90Z', '#a9b3aa'), -3, -3, P.flame, 2, 0.9));
const spoon = (x: number, y: number) => at(x, y, rim(path(limb([[0, 420, 17], [0, 100, 9], [0, -60, 12]]) + oval(0, -150, 62, 110), '#a9b3aa'), -3, -3, P.flame, 3, 0.9) + path(oval(0, -146, 40, 78), '#5f6f6e'));

/** Three oysters on a bed of pebbles. */
export function firstCourse() {
  const r = rng(5);
  const shell = smooth([[-170, 20], [-140, -70], [-40, -120], [90, -110], [170, -30], [150, 60], [40, 110], [-90, 100]]);
  const oyster = (turn: number) => at(0, 0, shadow(10, 24, 190, 140, 0.8) + rim(surface(path(shell, lin([[0, '#7d8f88'], [1, '#1c2f38']])), { fx: 0.03, fy: 0.04, depth: 8 }), -5, -5, P.flame, 5) + path(smooth([[-126, 16], [-100, -46], [-24, -82], [76, -76], [130, -20], [112, 40], [24, 76], [-70, 70]]), '#f6efe2') + path(smooth([[-80, 10], [-40, -40], [50, -44], [90, -6], [50, 40], [-40, 44]]), rad([[0, '#e9e2c8'], [1, '#7f948c']])) + stroke('M-56 10C-20 -14 40 -20 64 4M-30 28C0 16 30 16 46 24', '#16303c', 7), 1, turn);
  return picture(
    counter() +
      at(600, 640, dish(500, '#23404a') + times(150, () => { const [a, d] = [r(0, 6.28), Math.sqrt(r()) * 360]; const size = r(16, 34); return rim(path(oval(d * Math.cos(a), d * Math.sin(a), size, size * r(0.6, 0.9)), nth(['#5f6f6e', '#3c4c50', '#7f8a80', '#2d3d43'], Math.floor(r(0, 4)))), -2, -3, P.light, 2, 0.7); }) +
        at(-150, -150, oyster(-20)) + at(170, -60, oyster(24)) + at(-40, 190, oyster(160)) + at(250, 210, path(oval(0, 0, 96, 90), '#f2d25c') + path(oval(0, 0, 76, 70), '#fbeeb4') + times(7, (i) => stroke(line([[0, 0], [70 * Math.cos(i * 0.9), 64 * Math.sin(i * 0.9)]]), '#c9a03a', 6)))) +
      fork(1154, 760),
    sheet,
  );
}

/** A mackerel, whole, with what was dug that morning. */
export function middleCourse() {
  const fish = smooth([[-400, 10], [-300, -80], [-100, -122], [140, -90], [290, -30], [400, -110], [380, 0], [410, 110], [290, 36], [140, 96], [-100, 124], [-300, 88]]);
  return picture(
    counter() +
      at(600, 640, dish(520) +
        at(0, -40, shadow(10, 60, 440, 120, 0.6) + rim(path(fish, lin([[0, '#12303d'], [0.45, '#4c7d83'], [0.62, '#e6e3d0'], [1, '#9fb0aa']])), -3, -5, P.flame, 5, 0.9) + stroke(fish, '#0b1720', 8) +
          each([-180, -120, -60, 0, 60, 120, 180], (x) => stroke(`M${x} -104C${x - 24} -80 ${x + 22} -60 ${x} -30`, '#0b1720', 13)) + stroke('M-286 -76C-240 -30 -240 30 -286 80', '#0b1720', 9) + path(oval(-340, -12, 22), '#f6efe2') + path(oval(-340, -12, 11), '#05090d') + stroke('M-398 24L-356 34', '#0b1720', 7), 1, -14) +
        each([[-210, 210], [-110, 270], [10, 290], [130, 260], [220, 200]], ([x, y]) => shadow(x + 6, y + 10, 70, 56, 0.6) + rim(surface(path(oval(x, y, 60, 50), '#8a5c2c'), { fx: 0.05, depth: 3 }), -3, -4, P.flame, 4) + stroke(oval(x, y, 60, 50), '#16110e', 6)) +
        each([[-260, -250, -30], [-160, -310, 10], [-40, -330, 40], [90, -320, 80]], ([x, y, turn]) => at(x, y, stroke('M0 40C10 0 10 -30 0 -70', '#4d6247', 12) + path(oval(-22, -40, 34, 18) + oval(24, -70, 34, 18), '#7d9a5a'), 1, turn))) +
      fork(40, 760),
    sheet,
  );
}

/** The sweet of carrageen in its bowl, dulse over it. */
export function lastCourse() {
  const frond = (turn: number, long: number) => at(0, 0, stroke(`M0 0C20 ${-long * 0.3} -20 ${-long * 0.6} 10 ${-long}`, '#6d2a33', 22) + each([0.35, 0.6, 0.85], (u, i) => stroke(`M0 ${-long * u}q${i % 2 ? -50 : 50} -20 ${i % 2 ? -66 : 66} -74`, '#6d2a33', 15)), 1, turn);
  return picture(
    counter() +
      at(600, 620, dish(430, '#2d5a66') + rim(path(oval(0, 0, 300), rad([[0, '#fdf6e0'], [0.7, '#f3e2b8'], [1, '#b89a5c']], 0.42, 0.38, 0.62)), -4, -5, '#fff', 8) + stroke('M-200 60C-100 150 110 160 210 50M-150 130C-60 200 80 200 160 130', '#b89a5c', 9, 'opacity="0.7"') +
        at(-10, 30, frond(-40, 190) + frond(0, 230) + frond(42, 190)) + each([[-150, -110], [160, -60], [110, -180], [-190, 20]], ([x, y]) => shadow(x + 4, y + 8, 40, 34, 0.5) + rim(path(oval(x, y, 34), '#3a1420'), -5, -6, P.flame, 4)) +
        each([[-60, -160], [60, 190], [-120, 180], [200, 120], [-230, -60]], ([x, y]) => path(oval(x, y, 11, 8), '#8b5a24'))) +
      spoon(1120, 740),
    sheet,
  );
}
