/** What one sees from above or flat on: the stools of the chef's table, the apron on its nail, the plan of the rooms. */
import { P } from '../lib/palette.ts';
import { at, glow, group, lin, path, picture, rad, rect, rim, shadow, stroke, surface } from '../lib/paint.ts';
import { box, each, line, oval, smooth, times } from '../lib/shape.ts';

/** Boards across a sheet, with a joint here and there. */
const boards = (w: number, y0: number, y1: number, high: number, color: string) =>
  surface(rect(-20, y0, w + 40, y1 - y0, color), { fx: 0.004, fy: 0.07, depth: 5 }) +
  times(Math.ceil((y1 - y0) / high), (i) => {
    const y = y0 + i * high;
    const x = (i * 571) % w;
    return stroke(line([[-20, y], [w + 20, y]]), '#120d0a', 3, 'opacity="0.8"') + stroke(line([[x, y], [x, y + high]]), '#120d0a', 3, 'opacity="0.8"');
  });

/** A stool: a round seat of leather with a brass ring, its feet under it. */
const stool = (tone: string) =>
  shadow(14, 20, 112, 104, 0.85) +
  each([[-64, -64], [64, -64], [-64, 64], [64, 64]], ([x, y]) => stroke(line([[0, 0], [x, y]]), '#0a0f12', 12)) +
  rim(path(oval(0, 0, 76), P.brass), -3, -4, P.flame, 2, 0.8) +
  rim(surface(path(oval(0, 0, 66), rad([[0, tone], [1, '#1a0f0b']], 0.4, 0.36, 0.7)), { fx: 0.05, depth: 2 }), -4, -5, P.light, 6, 0.5) +
  path(oval(0, 0, 7), P.brass);

/** A place laid at the counter: plate, glass, fork and knife. */
const place = (dish: string) =>
  shadow(6, 10, 72, 66, 0.5) + rim(path(oval(0, 0, 60), lin([[0, '#fbf7ee'], [1, '#b8b3a2']])), -2, -3, '#fff', 2, 0.8) +
  path(oval(0, 0, 42), '#e6e0cf') + surface(path(oval(2, 0, 21, 16), dish), { fx: 0.08, depth: 4 }) +
  rim(path(oval(74, -44, 20), '#2d5a66', 'opacity="0.8"'), -3, -3, P.paper, 2) + path(oval(74, -44, 11), P.light, 'opacity="0.8"') +
  stroke('M-82 -38L-82 44M82 4L82 48', '#d8d2c0', 6);

/** A cook, seen from the lamps: hat, shoulders, and two hands over a plate. */
const cook = (turn: number) =>
  group(
    shadow(0, 20, 130, 80, 0.7) +
      rim(path(smooth([[-104, -8], [-70, -48], [0, -58], [70, -48], [104, -8], [60, 34], [0, 40], [-60, 34]]), '#e9e4d6'), 2, 4, '#fff', 3, 0.8) +
      stroke('M-92 4C-96 60 -60 92 -30 98M92 4C96 60 60 92 30 98', '#e2dccb', 34) + path(oval(-22, 104, 17, 14) + oval(22, 104, 17, 14), '#c98a5c') +
      rim(path(oval(0, -6, 54), lin([[0, '#ffffff'], [1, '#cfc9b8']])), 2, 3, '#fff', 3) +
      each([-28, 0, 28], (x) => stroke(`M${x} -44C${x * 0.5} -20 ${x * 0.5} 6 ${x} 32`, '#a8a290', 3)),
    `transform="rotate(${turn})"`,
  );

/** The chef's table from above: eight stools under the rail, eight places laid, two cooks at the pass. */
export function stoolsAbove() {
  const w = 1500;
  const spots = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => 150 + i * 171);
  const bend = (x: number) => Math.sin(x / 260) * 16;
  const rail = (dy: number) => smooth([...[-40, 150, 400, 650, 900, 1150, 1400, 1560].map((x) => [x, 590 + dy + bend(x)] as const)], false);
  const tones = ['#8a4a2c', '#6d3a26', '#8a4a2c', '#75402a'];
  const dishes = ['#a8482e', '#6d7f4a', '#d08a4a', '#7a5a3a'];
  return picture(
    rect(0, 0, w, 330, lin([[0, '#0d1d27'], [1, '#27454f']])) +
      times(9, (i) => stroke(line([[i * 190 - 20, 0], [i * 190 - 20, 320]]), '#081218', 3, 'opacity="0.7"')) +
      rect(-20, 318, w + 40, 20, '#0a141a') +
      surface(rect(-20, 336, w + 40, 236, lin([[0, '#b78850'], [1, '#7a5232']])), { fx: 0.005, fy: 0.06, depth: 6 }) +
      boards(w, 600, 1020, 84, '#3b2a1f') +
      glow(420, 330, 520, P.light, 0.75, 420) + glow(1080, 330, 520, P.light, 0.75, 420) +
      at(430, 196, cook(4), 1.15) + at(1090, 190, cook(-6), 1.15) +
      each(spots, (x, i) => at(x, 444 + bend(x) * 0.5, place(dishes[i % 4]!))) +
      stroke(rail(14), '#0a0f12', 22, 'opacity="0.6"') + stroke(rail(0), P.brass, 17) + stroke(rail(-4), P.flame, 4) +
      each(spots, (x, i) => at(x + (i === 5 ? 22 : 0), (i === 5 ? 832 : 762) + bend(x), stool(tones[i % 4]!))) +
      glow(750, 700, 900, P.light, 0.32, 300),
    { vignette: 0.6 },
  );
}

/** An apron on its nail, a cloth beside it, and the rota pinned to the wall. */
export function apron() {
  const strings = 'M600 236C640 196 700 176 750 170C800 176 860 196 900 236';
  const cloth = smooth([[606, 232], [700, 268], [800, 268], [894, 232], [920, 420], [1010, 520], [1040, 900], [900, 930], [750, 940], [600, 930], [460, 900], [490, 520], [580, 420]]);
  const days = [0, 1, 2, 3, 4, 5, 6];
  return picture(
    surface(rect(0, 0, 1500, 1000, lin([[0, '#c8d2c4'], [1, '#8fa59c']])), { fx: 0.006, fy: 0.01, depth: 3 }) +
      each([0, 1, 2, 3, 4], (row) => stroke(line([[0, 90 + row * 210], [1500, 90 + row * 210]]), '#6f887f', 3, 'opacity="0.6"')) +
      glow(420, 200, 900, '#fff2cf', 0.7) +
      shadow(800, 620, 330, 400, 0.5) +
      rim(surface(path(cloth, lin([[0, '#23485a'], [0.5, '#1d3c4b'], [1, '#12303d']], [0, 0, 1, 0.4])), { fx: 0.05, fy: 0.05, depth: 2 }), -5, -4, '#9fc3bd', 6, 0.7) +
      stroke(strings, '#12303d', 16) + rim(path(oval(750, 162, 13), '#2b2b2b'), -2, -2, '#fff', 1) +
      each([[560, 470, 540, 900], [660, 300, 640, 920], [845, 300, 870, 920], [945, 470, 962, 900]], ([x, y, x2, y2]) => stroke(`M${x} ${y}C${x + 14} ${(y + y2) / 2} ${x2 - 14} ${(y + y2) / 2} ${x2} ${y2}`, '#0b1d28', 7, 'opacity="0.5"')) +
      rim(path(smooth([[610, 600], [890, 600], [884, 780], [750, 800], [616, 780]]), '#284f60'), 3, 4, '#9fc3bd', 3, 0.7) +
      stroke('M750 604L750 796', '#12303d', 5) + stroke('M690 610L682 520M690 610L698 520', '#c99a4b', 12) +
      stroke('M486 530C380 560 330 660 350 780M1014 530C1110 560 1170 640 1150 760', '#1d3c4b', 13) +
      at(1190, 430, rim(surface(path(smooth([[-80, -180], [80, -190], [110, 60], [96, 330], [-60, 340], [-104, 80]]), lin([[0, '#fbf7ee'], [1, '#c9c2ae']])), { fx: 0.08, depth: 2 }), -3, -3, '#fff', 3) + each([-40, -14, 12], (x) => stroke(`M${x} -180C${x - 10} 0 ${x + 8} 160 ${x} 336`, '#a8482e', 7)) + path(oval(0, -196, 12), '#2b2b2b')) +
      at(250, 330, shadow(10, 14, 150, 190, 0.4) + rect(-140, -190, 280, 380, '#fbf7ee') + each(days, (day) => stroke(line([[-112, -130 + day * 46], [112, -130 + day * 46]]), '#6f887f', 3)) +
        each(days, (day) => path(box(-90 + ((day * 53) % 110), -158 + day * 46, 84, 20), day % 3 ? '#1d4a5a' : '#a8482e')) + path(oval(0, -182, 9), P.rust)),
    { vignette: 0.3 },
  );
}

/** The plan of the three rooms that can be hired: the cave, the bar with its stage, the long room upstairs. */
export function roomPlan() {
  const seat = (x: number, y: number) => path(oval(x, y, 11), '#c99a4b');
  const table = (x: number, y: number, long: number, seats: number) =>
    times(seats, (i) => seat(x - long / 2 + ((i + 0.5) * long) / seats, y - 44) + seat(x - long / 2 + ((i + 0.5) * long) / seats, y + 44)) + path(box(x - long / 2, y - 26, long, 52), '#23485a');
  const round = (x: number, y: number) => times(6, (i) => seat(x + 54 * Math.cos((i * Math.PI) / 3), y + 54 * Math.sin((i * Math.PI) / 3))) + path(oval(x, y, 33), '#23485a');
  const wall = (d: string) => stroke(d, '#12303d', 20) + stroke(d, '#2d5a66', 4);
  const stairs = (x: number, y: number, n: number) => times(n, (i) => stroke(line([[x + i * 19, y], [x + i * 19, y + 92]]), '#12303d', 5));
  return picture(
    surface(rect(0, 0, 1500, 1000, '#e4ead9'), { fx: 0.01, depth: 1.5 }) +
      each([[70, 120, 400, 760], [560, 120, 500, 760], [1150, 120, 280, 760]], ([x, y, w, h]) => rect(x, y, w, h, '#f6efe2')) +
      wall('M70 120L470 120L470 420M470 560L470 880L70 880L70 120') + stairs(490, 444, 4) +
      wall('M560 420L560 120L1060 120L1060 300M1060 430L1060 880L760 880M650 880L560 880L560 560') + stairs(1072, 322, 4) +
      wall('M1150 300L1150 120L1430 120L1430 880L1150 880L1150 430') +
      table(270, 500, 300, 7) + each([[126, 190], [222, 190], [318, 190], [414, 190], [126, 810], [222, 810], [318, 810], [414, 810]], ([x, y]) => path(oval(x, y, 42), '#8a5a34') + stroke(line([[x - 26, y], [x + 26, y]]), '#f6efe2', 4)) +
      path(box(600, 160, 260, 70), '#8a5a34') + times(7, (i) => seat(618 + i * 37, 258)) +
      path(smooth([[900, 150], [1030, 150], [1030, 280], [900, 280]]), '#a8482e') + each([[940, 210], [985, 230]], ([x, y]) => path(oval(x, y, 13), '#f6efe2')) +
      each([[650, 400], [810, 400], [970, 420], [650, 580], [810, 580], [970, 600], [650, 760], [970, 780]], ([x, y]) => round(x, y)) +
      each([[1290, 250], [1290, 420], [1290, 590], [1290, 760]], ([x, y]) => table(x, y, 190, 5)) +
      glow(810, 590, 420, '#ffe6b0', 0.35),
    { vignette: 0.12, hand: 5 },
  );
}
