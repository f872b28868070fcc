/** The music itself: the stage, the singer, the crowd, the session in the corner. */
import { crowdRow, raisedArm, sideHead, sitter, type Hair, type Sitter } from '../lib/people.ts';
import { bokeh, candle, pendant, planks, stones, windowPane } from '../lib/room.ts';
import { clouds, nightSky, sky } from '../lib/land.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, group, lin, path, picture, rad, rect, rim, shadow, stroke, surface, wash } from '../lib/paint.ts';
import { box, each, limb, oval, poly, rng, smooth, times, type Point } from '../lib/shape.ts';
import { fiddleBody } from './music.ts';

const beam = (x: number, y: number, tx: number, ty: number, width: number, color: string, o: number) => path(poly([[x - 10, y], [x + 10, y], [tx + width, ty], [tx - width, ty]]), lin([[0, color, o], [0.6, color, o * 0.35], [1, color, 0]], [x, y, tx, ty], 'userSpaceOnUse'), 'style="mix-blend-mode:screen"');
const can = (x: number, y: number, turn: number) => at(x, y, path('M-24 -40L24 -40L32 26L-32 26Z', '#050a0e') +
  path(oval(0, 26, 32, 9), '#fff3cf') + glow(0, 30, 130, P.light, 0.9), 1, turn);
const mic = (x: number, y: number, h: number, color = '#060c11') => stroke(`M${x} ${y}L${x} ${y - h}L${x + 46} ${y - h - 40}`, color, 6) +
  path(oval(x + 52, y - h - 45, 15, 12), color) + path(oval(x, y, 50, 9), color);
const amp = (x: number, y: number, s: number) => at(x, y, rim(path(box(-80, -150, 160, 150), '#0d1a21') + path(box(-66, -118, 132, 104), '#1a2a30'), 2, -3, P.light, 2, 0.7) +
  path(oval(60, -134, 4), P.rust), s);

export function stage() {
  const w = 1500;
  const drape = times(16, (i) => rect(i * 96 - 20, 0, 98, 700, lin([[0, '#0c1f2a'], [0.5, '#1d4a5a'], [1, '#081720']], [0, 0, 1, 0])));
  return picture(
    drape + rect(0, 0, w, 720, lin([[0, '#050b10', 0.8], [0.5, '#0b1720', 0.05], [1, '#0b1720', 0.5]])) +
    glow(750, 520, 620, P.brass, 0.6) +
    times(22, (i) => { const x = 30 + i * 69; const y = 190 + 46 * Math.sin((i / 21) * Math.PI * 3) ** 2; return path(oval(x, y, 6, 8), P.flame) +
      glow(x, y, 62, P.light, 0.8); }) +
    rect(0, 40, w, 16, '#050a0e') +
      each([[300, 14], [560, 6], [750, 0], [940, -6], [1200, -14]], ([x, t]) => can(x, 80, -t)) +
      beam(300, 110, 520, 780, 150, P.light, 0.55) + beam(560, 110, 620, 780, 140, '#ffb870', 0.5) +
      beam(750, 110, 750, 800, 170, P.flame, 0.6) + beam(940, 110, 900, 780, 140, '#ffb870', 0.5) +
      beam(1200, 110, 1000, 780, 150, P.glass, 0.5) +
      surface(path(poly([[120, 690], [1380, 690], [1520, 830], [-20, 830]]), lin([[0, '#b07a44'], [1, '#4a2c18']])), { fx: 0.004, fy: 0.07, depth: 5 }) +
      rect(-20, 828, w + 40, 60, '#0a1218') + rect(-20, 826, w + 40, 5, P.light, 'opacity="0.8"') +
      glow(750, 760, 560, '#ffdc9e', 0.8, 70) + amp(250, 740, 1) + amp(1240, 740, 1.1) +
      shadow(750, 790, 160, 18, 0.8) +
      rim(stroke('M690 790L700 620M810 790L800 620', '#0d0907', 13) +
        path(box(660, 606, 180, 18), '#1a110c') +
        stroke('M700 680L800 680', '#0d0907', 9), 0, -4, P.flame, 2, 1) +
      mic(640, 800, 300) + mic(930, 790, 220) + mic(450, 780, 220) + at(800, 560, fiddleBody(), 0.42, 22) +
      rim(at(470, 776, path(box(-56, -96, 112, 14), '#120b08') + stroke('M-46 -86L-56 0M46 -86L56 0', '#120b08', 9)) +
        at(1020, 776, path(box(-56, -96, 112, 14), '#120b08') + stroke('M-46 -86L-56 0M46 -86L56 0', '#120b08', 9)), 0, -4, P.flame, 2, 0.9) +
      at(1020, 620, path(oval(0, 0, 74), '#3a2012') + path(oval(0, 0, 66), '#dcc089') + path(oval(-16, -16, 34), '#f3e2b8', 'opacity="0.6"')) +
      at(470, 650, path('M-74 30L-60 -30L60 -30L74 30Z', '#5b1a22') +
        times(7, (i) => stroke(`M${-60 + i * 20} -28L${-66 + i * 22} 28`, P.brass, 2))) +
      crowdRow(950, 0.9, 14, rng(14), '#0a151c', '#ffd79c') +
      crowdRow(1080, 1.4, 15, rng(25), '#050c11', '#e0a868') +
      wash(0, 60, w, 640, '#ffe4b4', { fx: 0.003, fy: 0.006, mode: 'screen', opacity: 0.2, gain: 2.2, cut: -0.9 }),
    { vignette: 0.75 },
  );
}

/** A player on stage from the knees up, looking right; origin at the knees. */
const performer = ({ hair, coat, left, right }: { hair: Hair; coat: string; left: Point; right: Point }) =>
  path(limb([[-20, -90, 26], [-28, 0, 18], [-30, 60, 16]]) + limb([[20, -90, 26], [32, 0, 18], [34, 60, 16]]), '#10161a') +
  path(smooth([[-46, -70], [-52, -150], [-48, -206], [-16, -226], [26, -224], [50, -204], [48, -140], [44, -70]]), coat) +
  at(2, -262, sideHead(hair, { skin: '#c08050' }), 1.08) +
  path(limb([[36, -196, 18], [70, -140, 15], [...left, 10]]) + limb([[-34, -196, 18], [-50, -130, 16], [...right, 10]]), coat) +
  path(oval(left[0] + 4, left[1], 11) + oval(right[0] + 4, right[1], 11), '#c08050');

/** A guitar as the stage lights leave it; origin the middle of its body, neck up. */
const strummed = () => path('M0 -96C36 -98 58 -76 54 -50C52 -26 42 -18 44 2C46 18 76 30 76 72C76 112 40 130 0 130C-40 130 -76 112 -76 72C-76 30 -46 18 -44 2C-42 -18 -52 -26 -54 -50C-58 -76 -36 -98 0 -96Z', lin([[0, '#e0a050'], [1, '#6b3a18']])) +
  path(oval(0, 16, 28), '#120905') + path(box(-10, -330, 20, 340) + box(-18, -390, 36, 64), '#2b160c');

export function crowd() {
  const w = 1500;
  const r = rng(77);
  return picture(
    rect(0, 0, w, 1000, lin([[0, '#0b1016'], [0.42, '#6b3f1e'], [0.6, '#8a5228'], [1, '#0b1720']])) +
    glow(750, 420, 760, '#ffcf8f', 1, 480) + glow(750, 400, 300, '#fff2d2', 0.9) +
    each([120, 380, 620, 880, 1120, 1380], (x, i) => can(x, 40, (750 - x) / 40) +
      beam(x, 70, 750 + (x - 750) * 0.25, 760, 120, i % 2 ? P.light : '#ffb870', 0.42)) +
      rim(at(600, 560, performer({ hair: 'long', coat: '#5b1a22', left: [96, -128], right: [60, -96] }) +
        at(92, -150, fiddleBody(), 0.34, 68) +
        stroke('M20 -120L190 -210', '#e8c987', 4)), -3, -4, '#fff0cc', 3, 1) +
      rim(at(900, 566, performer({ hair: 'cap', coat: '#26342f', left: [120, -120], right: [14, -60] }) +
        at(24, -56, strummed(), 0.62, 66), 1, 0, -1), 3, -4, '#fff0cc', 3, 1) +
      mic(762, 590, 200) +
      bokeh(0, 60, w, 400, 26, 6, [P.light, P.brass, P.ember, P.glass], [10, 40], 0.7) +
      wash(0, 100, w, 560, '#ffe4b4', { fx: 0.003, fy: 0.006, mode: 'screen', opacity: 0.3, gain: 2.4, cut: -1 }) +
      crowdRow(690, 0.6, 3, r, '#3f4a42', '#ffe0ac') +
      crowdRow(780, 0.85, 4, r, '#1e3036', '#ffd79c') +
      rim(each([[210, 360, -12], [330, 330, 10], [1130, 380, 14], [1010, 300, -8]], ([x, h, t]) => at(x, 900, raisedArm(h, '#101f27'), 1, t)), 0, -3, '#ffdca0', 2, 0.9) +
      crowdRow(900, 1.2, 8, r, '#0e1c24', '#ffd08c') +
      rim(each([[520, 420, -10], [1320, 470, 12], [70, 430, 6]], ([x, h, t]) => at(x, 1060, raisedArm(h, '#070f15'), 1.2, t)) +
        at(880, 1060, raisedArm(430, '#070f15') +
          path('M-34 -520L-24 -430L24 -430L34 -520Z', '#1a0d08') +
          path('M-35 -534L35 -534L33 -512L-33 -512Z', '#eedfb6'), 1.15, 6), 0, -3, '#ffdca0', 2, 0.9) +
      crowdRow(1070, 1.75, 21, r, '#050c11', '#e8b878'),
    { vignette: 0.7 },
  );
}

export function singer() {
  const [w, h] = [1200, 1500];
  const face = 'M470 470C452 430 470 330 560 300C660 270 740 330 742 420C744 470 730 480 742 520C752 548 768 566 762 578C758 588 744 588 742 594C742 606 750 612 742 622C746 632 740 640 734 646C740 668 720 690 680 686C660 684 640 676 628 690L640 790L470 800C480 700 480 640 486 600C470 560 476 520 470 470Z';
  return picture(
    rect(0, 0, w, h, lin([[0, '#060e15'], [0.5, '#16394a'], [1, '#0b1720']])) +
    bokeh(0, 60, w, 900, 44, 22, [P.light, P.brass, P.ember, P.glass], [22, 80], 0.9) +
    glow(980, 260, 820, '#ffd79c', 0.95) + beam(1160, -20, 560, 1100, 340, P.flame, 0.5) +
    wash(0, 0, w, h, '#ffe4b4', { fx: 0.003, fy: 0.005, mode: 'screen', opacity: 0.25, gain: 2.4, cut: -1 }) +
      rim(path(smooth([[120, 1560], [150, 1180], [230, 960], [380, 860], [480, 790], [620, 770], [720, 860], [880, 960], [980, 1180], [1010, 1560]]), lin([[0, '#1d3a44'], [0.5, '#0e1f28'], [1, '#050b10']])) +
        path(face, lin([[0, '#0d1a21'], [0.55, '#2b1d18'], [0.8, '#9c6240'], [1, '#e8b07a']], [0.1, 0.6, 1, 0.4])) , 6, -4, '#ffe0ac', 4, 1) +
      blur(9, path('M640 470C690 450 730 470 736 500C700 500 660 510 640 500Z', '#2b1712', 'opacity="0.7"') +
        path('M600 600C640 660 700 680 730 660C690 700 620 700 590 650Z', '#1c100d', 'opacity="0.8"')) +
      stroke('M664 496C684 506 712 504 726 492', '#1c0f0b', 7) +
      stroke('M654 452C690 434 720 440 738 456', '#1c0f0b', 9) +
      path('M744 600C720 604 706 616 700 628C716 646 734 642 742 632Z', '#4a1712') +
      path('M742 606C730 612 722 618 718 624L742 622Z', '#1c0806') +
      rim(path(smooth([[500, 700], [430, 760], [350, 740], [320, 640], [360, 560], [330, 480], [370, 340], [480, 250], [620, 228], [730, 276], [756, 350], [720, 390], [640, 380], [580, 430], [570, 520], [540, 580], [560, 660]]), lin([[0, '#3a2012'], [1, '#0a0d10']], [1, 0, 0, 1])), 5, -5, '#f3b878', 4, 0.95) +
      stroke('M400 330C460 280 560 250 660 270M370 440C400 360 480 310 600 310M370 560C380 480 440 400 540 370M390 680C390 600 440 520 520 470', '#a8703c', 5, 'opacity="0.4"') +
      rim(path(limb([[960, 1500, 74], [940, 1240, 66], [900, 1010, 52], [866, 850, 44]]), '#0c1920') +
        path(limb([[866, 850, 46], [850, 800, 44], [856, 760, 40]]), lin([[0, '#c98a5a'], [1, '#4a2a1c']])), 5, -4, '#ffe0ac', 3, 0.9) +
      rim(path(limb([[850, 900, 24], [846, 720, 26], [842, 660, 28]]), '#10181d') + path(oval(836, 612, 58, 62), '#1c282e'), 4, -4, '#fff0cc', 3, 1) +
      times(6, (i) => stroke(`M${786 + i * 20} 564L${786 + i * 20} 660M784 ${576 + i * 16}L890 ${576 + i * 16}`, '#5a6a6c', 1.6, 'opacity="0.6"')) +
        path(limb([[812, 760, 18], [850, 744, 19], [888, 756, 16]]) +
          limb([[812, 800, 18], [850, 786, 19], [890, 798, 16]]) +
          limb([[814, 838, 17], [850, 828, 18], [888, 838, 15]]), lin([[0, '#8a5a3c'], [1, '#e0a878']], [0, 0, 1, 0])) +
        stroke('M846 920C860 1100 760 1260 800 1520', '#060c11', 12) + glow(980, 280, 520, '#ffe6bd', 0.35),
    { w, h, px: 1600, vignette: 0.7 },
  );
}

export function sessionCorner() {
  const w = 1500;
  const player = (x: number, y: number, s: number, who: Sitter, flip = 1) => at(x, y, rim(sitter(who), 0, -5, '#ffd79c', 2.6, 1), s, 0, flip);
  const squeeze = (x: number, y: number, s: number) => at(x, y, rim(path('M-70 -40L-50 -46L-46 44L-66 40ZM70 -40L50 -46L46 44L66 40Z', '#5e2a14') +
    path('M-50 -46L50 -46L46 44L-46 44Z', '#3a1216') +
    times(7, (i) => stroke(`M${-40 + i * 13} -44L${-38 + i * 13} 42`, P.brass, 2)), 0, -3, P.flame, 2, 0.9), s);
  return picture(
    stones(0, 0, w, 760, { seed: 33, row: 70, tone: ['#3b4446', '#44504e', '#333f43', '#4c4b3f'] }) +
    rect(0, 0, w, 760, lin([[0, '#050b10', 0.75], [0.55, '#0b1720', 0.12], [1, '#0b1720', 0.45]])) +
    windowPane(1080, 150, 250, 300, sky(250, 330, nightSky) +
      clouds(250, 60, 240, { seed: 3, lit: P.glass }) + path(oval(180, 70, 22), '#f1e8cf') +
      glow(180, 70, 90, '#e9eed8', 0.7), { cols: 2, rows: 3 }) +
    glow(560, 420, 820, '#e0a050', 0.75) + at(600, 250, pendant(1.15, 500, '#5d2a1c')) +
      each([[180, 200, 110, 140], [330, 170, 90, 120], [860, 180, 130, 110]], ([x, y, ww, hh]) => path(box(x, y, ww, hh), '#2b1a10') +
        path(box(x + 9, y + 9, ww - 18, hh - 18), lin([[0, '#6f9c98'], [0.6, '#cfa678'], [1, '#1d4a5a']])) +
        path(smooth([[x + 9, y + hh - 30], [x + ww / 2, y + hh - 56], [x + ww - 9, y + hh - 26], [x + ww - 9, y + hh - 9], [x + 9, y + hh - 9]]), P.deep)) +
      surface(path('M-20 560L1520 560L1520 760L-20 760Z', lin([[0, '#6b3a22'], [1, '#2a1710']])), { fx: 0.03, fy: 0.01, depth: 4 }) +
      rect(-20, 556, w + 40, 8, P.light, 'opacity="0.5"') +
      planks(760, 1000, { n: 10, color: '#4a3222', vanish: 100, x0: -500, x1: 2000 }) +
      glow(700, 860, 620, P.light, 0.55, 110) +
      player(330, 700, 1.7, { hair: 'cap', color: '#4d5a3f', arm: [70, -92] }) +
      player(640, 690, 1.6, { hair: 'long', color: '#8a3a2c', arm: [60, -40], look: { skin: '#c98a5c', hairColor: '#4a2414' } }) +
      player(990, 690, 1.62, { hair: 'curls', color: '#2d5a66', arm: [66, -44], look: { skin: '#8a5636' } }, -1) +
      player(1240, 710, 1.74, { hair: 'short', color: '#33464a', arm: [58, -78], look: { beard: true, hairColor: '#5a3018' } }, -1) +
      at(470, 500, fiddleBody(), 0.4, 62) +
      at(400, 552, stroke('M0 0L270 -150', '#5e2a14', 6) + stroke('M4 8L270 -140', '#efe3c6', 2.5)) +
      squeeze(735, 620, 1) +
      at(890, 600, rim(path(oval(0, 0, 92, 98), '#3a2012'), -3, -3, P.flame, 2, 0.9) +
        path(oval(-4, 0, 80, 88), rad([[0, '#f3e2b8'], [0.7, '#cfae74'], [1, '#8a6334']], 0.4, 0.35, 0.8))) +
      at(1130, 560, stroke('M-70 46L96 -60', '#1a110c', 11) + stroke('M-70 43L96 -63', P.light, 2.4)) +
      shadow(700, 930, 330, 40, 0.9) +
      path(oval(700, 840, 280, 58), lin([[0, '#a8703c'], [1, '#43281a']])) +
      stroke(oval(700, 840, 280, 58), P.light, 3, 'opacity="0.5"') +
      path(poly([[676, 890], [724, 890], [740, 1000], [660, 1000]]), '#1a0f0a') +
      each([[560, 840], [640, 862], [800, 850], [860, 830]], ([x, y]) => at(x, y, path('M-26 -110L-19 0L19 0L26 -110Z', lin([[0, '#140a07'], [0.5, '#3a1c0e'], [1, '#120907']], [0, 0, 1, 0])) +
        path('M-27 -124C-16 -130 16 -130 27 -124L25 -100L-25 -100Z', '#eedfb6'))) +
      at(720, 836, candle(60, 24, 1, 300)) + group(''),
    { vignette: 0.72 },
  );
}
