/** Six of the house, each by the light of the place they work in. */
import { clouds, duskSky, sky } from '../lib/land.ts';
import { bokeh, bottle, stones } from '../lib/room.ts';
import { P } from '../lib/palette.ts';
import { at, blur, glow, group, lin, path, picture, rect, rim, stroke, surface, within } from '../lib/paint.ts';
import { each, nth, oval, smooth, times } from '../lib/shape.ts';

const S = 1200;

/** A face in profile, looking right; nose and chin make it somebody. */
const faceLine = (nose: number, chin: number, brow = 0) =>
  `M470 480C452 430 470 330 560 300C660 270 ${740 + brow} 330 ${742 + brow} 420C${745 + brow} 456 730 474 742 508C752 540 ${768 + nose} 562 ${764 + nose} 578C${758 + nose} 592 744 590 742 597C742 608 752 613 743 623C748 634 740 641 735 648C742 668 ${724 + chin} ${692 + chin / 2} ${690 + chin} ${694 + chin / 2}C664 694 640 680 628 694L646 796C606 856 516 856 464 796C480 720 482 650 484 604C470 566 474 520 470 480Z`;

interface Portrait {
  nose?: number;
  chin?: number;
  brow?: number;
  /** In the shade, in between, in the light. */
  skin?: readonly [string, string, string];
  hair: string;
  hairFill: string;
  over?: string;
  clothes?: string;
  coat: string;
  back: string;
  flip?: 1 | -1;
  lips?: string;
  brows?: string;
  /** How clearly the lines of age are seen, 0 to 1. */
  age?: number;
}

function portrait({ nose = 0, chin = 0, brow = 0, skin = ['#2b1a16', '#9c6240', '#ecb887'], hair, hairFill, over = '', clothes, coat, back, flip = 1, lips = '#6b2a20', brows = '#1c0f0b', age = 0 }: Portrait) {
  const d = faceLine(nose, chin, brow);
  const modelling =
    blur(12, path('M650 470C690 452 732 462 738 496C712 504 676 520 650 508Z', '#3a1c14', 'opacity="0.55"') +
      path('M590 610C630 680 690 700 726 676C690 730 620 760 580 700Z', '#1c100d', 'opacity="0.6"') +
      path('M470 620C540 680 580 730 650 716L650 770L450 840Z', skin[0], 'opacity="0.4"') +
      path(oval(668, 590, 44, 40), '#e8a878', 'opacity="0.35"')) +
    stroke(`M${664} 500C684 508 708 508 724 498`, '#1c0f0b', 6) +
      stroke('M668 494C690 484 712 486 726 496', '#1c0f0b', 4) + path(oval(710, 499, 7, 6), '#0d0807') +
      path(oval(713, 497, 2), P.flame) +
      stroke(`M656 ${462 - brow}C690 ${442 - brow} 722 ${440 - brow} ${736 + brow} 450`, brows, 9) +
    path('M744 600C720 604 704 616 698 626C716 634 736 630 745 624Z', lips, 'opacity="0.85"') +
    stroke('M692 617C708 630 730 630 744 622', '#1c0806', 3) +
    path(oval(742 + nose * 0.6, 586, 7, 4), '#3a1c14', 'opacity="0.6"') +
    (age ? stroke('M690 590C684 610 684 628 692 642M740 524C744 522 748 522 750 524M640 520C632 528 630 536 632 544', '#4a2a1c', 4, `opacity="${age}"`) : '');
  const ear = path('M566 500C546 486 534 510 546 544C554 572 576 578 580 560C584 540 586 516 566 500Z', skin[1]) +
    stroke('M566 512C554 508 550 526 558 546', '#3a1c14', 4, 'opacity="0.7"');
  const figure = rim(path(clothes ?? smooth([[110, 1300], [130, 1050], [210, 900], [360, 808], [462, 728], [560, 772], [650, 738], [760, 824], [880, 910], [950, 1060], [970, 1300]]), coat), 7, -5, '#ffd79c', 4, 0.85) +
    rim(path(d, lin([[0, skin[0]], [0.14, skin[0]], [0.46, skin[1]], [1, skin[2]]], [0, 0.66, 1, 0.42])), 5, -2, '#ffe0ac', 3, 0.8) +
    within(d, modelling) + ear + rim(path(hair, hairFill), 4, -4, '#f3b878', 3, 0.75) + over;
  return picture(back + group(figure, flip < 0 ? 'transform="translate(1200 0) scale(-1 1) translate(40 60)"' : 'transform="translate(40 60)"'), { w: S, h: S, px: 1200, vignette: 0.6 });
}

const wallBack = (x: number, extra = '') => stones(0, 0, S, S, { seed: x, row: 110, tone: ['#22363e', '#2a4047', '#1c2f38', '#31474a'] }) +
  rect(0, 0, S, S, '#0b1720', 'opacity="0.45"') + glow(980, 380, 760, P.light, 0.8) + extra;
const softBack = (seed: number, top = '#060e15', mid = '#16394a') => rect(0, 0, S, S, lin([[0, top], [0.6, mid], [1, '#0b1720']])) +
  bokeh(0, 40, S, 900, 34, seed, [P.light, P.brass, P.ember, P.glass], [24, 90], 0.9) +
  glow(980, 360, 760, '#ffd79c', 0.75);
const strands = (list: readonly string[], color = '#a8703c') => each(list, (d) => stroke(d, color, 4, 'opacity="0.45"'));

const hairUp = smooth([[560, 560], [520, 610], [470, 580], [452, 480], [440, 380], [500, 280], [610, 244], [712, 280], [742, 350], [690, 372], [620, 420], [590, 480], [584, 520]]);
const hairShort = smooth([[560, 500], [548, 580], [500, 620], [462, 560], [446, 440], [470, 320], [560, 258], [670, 258], [744, 320], [752, 372], [700, 366], [620, 372], [590, 420], [586, 480]]);

export const profiles = {
  'profile-1': () => portrait({
    back: rect(0, 0, S, S, lin([[0, '#0b1c25'], [0.6, '#24454e'], [1, '#12262f']])) +
    blur(8, times(6, (i) => stroke(`M${90 + i * 210} 0L${90 + i * 210} 120`, '#0a1319', 10) +
    path(oval(90 + i * 210, 200, 86), i % 2 ? '#8a5730' : '#33464b'))) +
      glow(960, 330, 700, P.light, 0.85), coat: lin([[0, '#8f9a92'], [0.6, '#d9d2bd'], [1, '#6d7a78']]), nose: -4, chin: -6, lips: '#8a3a2c', age: 0.35,
    hair: hairUp + smooth([[470, 420], [380, 430], [330, 350], [370, 270], [460, 270], [500, 340]]), hairFill: lin([[0, '#7a3a1c'], [1, '#1c0d0a']], [1, 0, 0, 1]),
    over: path('M446 420C470 300 600 240 742 330L736 372C620 310 520 360 470 480Z', lin([[0, P.rust], [1, '#4a1c16']], [1, 0, 0, 1])) +
    stroke('M470 470C520 350 620 310 736 370', P.light, 4, 'opacity="0.5"') +
    stroke('M600 830C640 960 640 1100 620 1260', '#5a6664', 6) +
    times(4, (i) => path(oval(690, 930 + i * 80, 12), '#26424b')),
  }),
  'profile-2': () => portrait({
    back: sky(S, 760, duskSky) +
    clouds(S, 160, 420, { seed: 12, lit: P.peach }) +
    rect(0, 740, S, 480, lin([[0, '#c9ad80'], [0.2, '#3d6d77'], [1, P.deep]])) +
    glow(960, 720, 620, '#ffd9a0', 0.9, 260), coat: lin([[0, '#12303d'], [0.6, '#1d4a5a'], [1, '#0b1720']]), nose: 12, chin: 8, brow: 4, flip: -1, age: 0.6,
    hair: smooth([[560, 520], [540, 640], [480, 600], [456, 500], [452, 420], [560, 400], [590, 440], [584, 500]]), hairFill: '#3a3430',
    over: rim(path('M556 560C580 600 620 610 660 590C700 590 740 600 748 612C756 640 764 700 720 750C660 780 590 740 560 680C540 640 540 590 556 560Z', lin([[0, '#2a2420'], [1, '#8d7a64']], [0, 0, 1, 0])), 4, -1, '#ffd79c', 3, 0.8) +
    path('M700 620C716 614 734 616 744 622L742 630C728 634 712 632 700 620Z', '#4a1c16') +
    strands(['M600 620C610 670 640 720 680 740', 'M650 610C660 660 690 700 720 720', 'M580 600C580 660 600 710 640 740'], '#d9c3a0') +
      rim(surface(path('M420 420C400 300 500 200 640 214C760 226 810 300 800 352L920 404C926 420 900 428 870 424L450 432C430 436 424 430 420 420Z', lin([[0, '#5a5647'], [1, '#1c2427']], [1, 0, 0, 1])), { fx: 0.12, fy: 0.12, depth: 4 }), 4, -4, P.flame, 3, 0.8) +
      times(5, (i) => stroke(`M${380 + i * 70} ${860 + i * 8}C${400 + i * 60} 980 ${410 + i * 60} 1100 ${400 + i * 60} 1260`, '#0b1c25', 10, 'opacity="0.6"')) +
        stroke('M440 800C520 850 620 850 690 812', '#2d6473', 40) +
        stroke('M440 792C520 842 620 842 690 804', P.glass, 4, 'opacity="0.5"'),
  }),
  'profile-3': () => portrait({
    back: softBack(5), coat: lin([[0, '#5b1a22'], [0.5, '#8d3a2c'], [1, '#2a0f14']]), nose: -6, chin: -8, lips: '#9c3a30', skin: ['#3a2219', '#b5764c', '#f2c898'],
    hair: smooth([[600, 520], [588, 640], [600, 780], [560, 960], [440, 1040], [350, 960], [372, 780], [400, 600], [410, 420], [490, 280], [620, 240], [720, 280], [748, 350], [690, 380], [630, 430]]), hairFill: lin([[0, '#2a1712'], [1, '#070a0d']], [1, 0, 0, 1]),
    over: strands(['M480 320C420 460 450 680 410 900', 'M540 280C460 420 500 700 470 960', 'M600 262C520 400 560 640 540 900', 'M660 270C580 360 580 480 580 560'], '#b5763c') +
    path(oval(566, 590, 9, 12), P.light) + glow(566, 590, 40, P.light, 0.7) +
    at(880, 960, stroke('M-20 200L120 -330', '#2b120a', 44) +
      stroke('M-24 200L116 -330', '#9a4f24', 14) +
      path('M100 -330C90 -400 170 -420 176 -370C176 -346 146 -344 148 -366C132 -360 134 -340 136 -320Z', '#9a4f24') +
      stroke('M70 -300L136 -280M78 -340L150 -318', '#0d0807', 12)),
  }),
  'profile-4': () => portrait({
    back: rect(0, 0, S, S, '#1a130e') +
    blur(6, each([330, 660, 990], (y) => times(9, (i) => at(70 + i * 140, y, bottle({ glass: nth(['#16301f', '#3a2312', '#1d4a5a'], i), label: i % 4 ? P.paper : '' }), 0.85)) +
      rect(0, y, S, 22, '#5a3a22'))) +
    rect(0, 0, S, S, '#0b1720', 'opacity="0.5"') +
    glow(960, 380, 760, P.light, 0.85), coat: lin([[0, '#0b1720'], [0.6, '#1c2f38'], [1, '#060e14']]), nose: 8, chin: 4, flip: -1, skin: ['#1c100c', '#6b4028', '#b5794e'], lips: '#5a2a20',
    hair: hairShort, hairFill: lin([[0, '#1a1412'], [1, '#050708']], [1, 0, 0, 1]),
    over: stroke(oval(706, 502, 44, 36), P.brass, 7) +
    stroke('M662 498L556 494', P.brass, 7) + path(oval(706, 502, 42, 34), 'rgba(255,227,166,0.16)') +
    stroke('M686 482C696 474 710 472 720 476', '#fff', 4, 'opacity="0.7"') +
    path('M520 850C580 900 640 900 690 856L760 1000L640 1260L500 1260L450 960Z', '#d9d2bd') +
    path('M440 880L560 1010L520 1260L300 1260ZM760 900L650 1020L680 1260L900 1260Z', '#122730') +
    path('M590 920L630 900L660 930L630 960Z', P.rust) + path('M612 950L640 950L652 1200L600 1200Z', P.rust),
  }),
  'profile-5': () => portrait({
    back: wallBack(8), coat: lin([[0, '#26424b'], [0.6, '#3f6f79'], [1, '#12262f']]), nose: 2, chin: -2, skin: ['#33201a', '#a86c46', '#efbc8c'], lips: '#7d3a2c',
    hair: times(1, () => '') +
    smooth([[590, 500], [560, 560], [500, 590], [440, 560], [410, 490], [430, 420], [400, 350], [450, 270], [520, 250], [570, 200], [650, 216], [720, 220], [770, 270], [790, 330], [760, 376], [700, 370], [660, 400], [620, 410], [596, 450]]), hairFill: lin([[0, '#6b3a1c'], [1, '#140c0a']], [1, 0, 0, 1]),
    over: strands(['M470 330C500 290 550 290 560 330C540 370 490 370 470 330', 'M570 270C610 240 660 260 650 300C620 330 580 310 570 270', 'M670 300C700 270 740 290 740 330C710 350 680 340 670 300', 'M440 450C470 420 520 430 520 470C500 510 450 500 440 450', 'M540 400C570 370 610 380 600 420C580 440 550 430 540 400'], '#d9924c') +
    path('M420 880C520 930 640 930 720 870L800 1260L380 1260Z', '#12262f') +
    stroke('M470 830L430 900M660 830L730 890', '#12262f', 26) +
    stroke('M420 884C520 932 640 932 720 874', P.brass, 6, 'opacity="0.8"'),
  }),
  'profile-6': () => portrait({
    back: softBack(17, '#0d0a0c', '#3a2418') +
    blur(5, at(930, 800, path('M-70 -240L-50 0L50 0L70 -240Z', '#1a0d08') +
      path('M-72 -270L72 -270L68 -220L-68 -220Z', '#eedfb6'), 1)), coat: lin([[0, '#2a3428'], [0.6, '#4d5a3f'], [1, '#141c18']]), nose: 14, chin: 10, brow: 6, flip: -1, age: 0.75, brows: '#b9b09a',
    hair: smooth([[562, 500], [552, 590], [500, 610], [458, 540], [440, 440], [464, 330], [540, 268], [640, 250], [700, 276], [650, 306], [600, 340], [580, 410], [584, 470]]), hairFill: lin([[0, '#d9d0b8'], [1, '#4a4a48']], [1, 0, 0, 1]),
    over: strands(['M480 380C500 320 560 280 640 268', 'M470 460C480 380 520 330 580 306', 'M490 560C490 480 510 420 560 380'], '#fff3d8') +
    rim(path('M690 612C706 592 740 590 752 602C762 616 770 640 758 652C748 640 730 632 716 634C702 640 690 648 682 644C680 630 684 620 690 612Z', '#cfc5a8'), 2, -2, '#fff0cc', 2, 0.8) +
    path('M470 830C560 900 640 890 690 840L720 920L600 1010L460 930Z', '#c9bb99') +
    path('M590 990L640 960L660 1010L630 1260L590 1260Z', '#1d4a5a'),
  }),
};
