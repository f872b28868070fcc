import {
  dateWords,
  formatTime,
  gigDate,
  gigStatuses,
  movedNews,
  showPrice,
  splitFigures,
  statusOf,
  type Gig,
} from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { evenCurveOf, type Point } from '../../../domain/src/curve/curve.ts';
import { smoothPath } from '../../../domain/src/curve/lines.ts';
import { letters } from './letters.js';
import { fitLines, hasLetters, setText, widthOf, type Face, type Lines } from './set-text.ts';

/** The size of a share card in px, which all link previews ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where something stands on a card, in px. */
export type Box = { left: number; top: number; width: number; height: number };

/** Of a gig, what its card prints. */
export type PrintedGig = Pick<Gig, 'artist' | 'datetime' | 'price' | 'status' | 'previousDatetime'>;

/** The tokens of these names in web/ui/styles/tokens.css. */
export const colours = {
  paper: '#f6efe2',
  ink: '#0b1720',
  rust: '#a8482e',
  shoal: '#dbe5da',
  mist: '#a9c6c2',
  sea: '#1d4a5a',
} as const;

const { poster, heading, sounding, text: sans } = letters;
const margin = 56;
/** Where the column with the date ends and the picture begins. */
const split = 632;
const rule = { y: 76, height: 4 };
const tracking = -0.025;

/**
 * The card of a gig as an SVG without its picture, and where that goes, under it: the name across, the date as large as there
 * is room, and what has become of the gig printed over. It is the same at any hour, so it can be kept for ever.
 */
export function composeCard(gig: PrintedGig, hasPicture: boolean): { svg: string; picture: Box } {
  const name = drawName(gig.artist);
  const top = Math.round(name.bottom);
  const picture = { left: split, top, width: cardSize.width - split, height: cardSize.height - top };
  const parts = [
    hasPicture ? '' : drawSea(picture),
    `<g fill="${colours.ink}">`,
    setText(sans, [venue.name, venue.address.town].filter(Boolean).join(', '), {
      x: margin,
      y: 56,
      size: 27,
    }),
    `<path d="M${margin} ${rule.y}h${cardSize.width - 2 * margin}v${rule.height}H${margin}z"/>`,
    name.svg,
    drawWhen(gig, top),
    '</g>',
    drawNews(gig, picture),
  ];
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, picture };
}

/** Where the picture begins under a name of a line or less, in px. */
const highestPicture = 250;

/** The name across the card: in the poster cut, or a long one like any heading. */
function drawName(artist: string): { svg: string; bottom: number } {
  const written = printable(artist);
  const known = hasLetters(heading, written) && written ? written : 'Music';
  // A word that is wider than the card breaks somewhere.
  const name = known.replace(/\S{44}/g, '$& ');
  const width = cardSize.width - 2 * margin;
  const shapes = [
    { face: poster, least: 118, lines: 1, most: 215, leading: 0.93, tracking },
    { face: poster, least: 80, lines: 3, most: 130, leading: 1.06, tracking },
    { face: heading, least: 20, lines: 7, most: 76, leading: 1.08, tracking: -0.01 },
  ];
  for (const { face, ...shape } of shapes) {
    const set = fitLines(face, name, { ...shape, width, height: 285 });
    if (!set) continue;
    const block = (set.lines.length - 1) * shape.leading * set.size;
    const top = rule.y + rule.height + 22;
    const free = Math.max(0, highestPicture - top - block - set.size);
    const first = top + set.size * 0.76 + free / 2;
    return {
      svg: drawLines(face, set, { x: margin, y: first, ...shape }),
      bottom: Math.max(highestPicture, first + block + 14 + set.size * 0.22),
    };
  }
  throw new Error('A word of the largest length fits at the least size.');
}

/** The date, the time and the price, beside the picture. */
function drawWhen({ datetime, price = '' }: PrintedGig, top: number): string {
  const bottom = cardSize.height - margin + 6;
  const width = split - margin - 28;
  if (!datetime) {
    const space = { width, height: bottom - top - 20, most: 84, least: 30, lines: 3, leading: 1.05 };
    const set = fitLines(heading, gigDate({ datetime }), space);
    return set ? drawLines(heading, set, { x: margin, y: top + 20 + set.size * 0.72, leading: 1.05 }) : '';
  }
  const { weekday, day, month } = dateWords(datetime);
  const words = [weekday, month, formatTime(datetime)];
  const wide = Math.max(...words.map((word) => widthOf(heading, word, rowSize)));
  // The last figure leans out.
  const dayWide = widthOf(sounding, day, 1, dayTracking) + 0.1;
  // Figures are 0.7 em high.
  const size = Math.min(380, (bottom - top - 26) / 0.7, (width - wide - 28) / dayWide);
  const left = margin + size * dayWide + 28;
  const rows = [
    ...words.map((text) => ({ text, size: rowSize })),
    ...priceRows(printable(showPrice(price)), split - 24 - left),
  ];
  return [
    `<g fill="${colours.rust}">`,
    setText(sounding, day, { x: margin - size * 0.02, y: bottom, size, tracking: dayTracking }),
    '</g>',
    ...drawRows(rows, { left, bottom, high: size * 0.7, most: bottom - top - 12 }),
  ].join('');
}

const dayTracking = -0.05;
/** The size of the words beside the date, in px. */
const rowSize = 40;

type Row = { text: string; size: number };

/** A short price is as large as the time, a long one stands in small lines. One in other letters is left to the page. */
function priceRows(price: string, width: number): Row[] {
  if (!price || !hasLetters(heading, price)) return [];
  if (widthOf(heading, price, rowSize) <= width) return [{ text: price, size: rowSize }];
  const set = fitLines(heading, price, { width, height: 96, most: 30, least: 14, lines: 4, leading: 1.15 });
  return set ? set.lines.map((text) => ({ text, size: set.size })) : [];
}

type RowPlace = { left: number; bottom: number; high: number; most: number };

/** Rows one below the other, the last on the date's baseline, the first as high as its figures where there is room. */
function drawRows(rows: Row[], { left, bottom, high, most }: RowPlace): string[] {
  const step = 1.22;
  const total = rows.reduce((sum, { size }, index) => sum + size * (index === 0 ? 0.74 : step), 0);
  const scale = Math.min(1, most / total);
  const gap = Math.max(0, Math.min(34, (high - total) / Math.max(1, rows.length - 1)));
  let y = bottom;
  return rows.toReversed().map(({ text, size }) => {
    const row = setFigures(text, { x: left, y, size: size * scale });
    y -= size * scale * step + gap;
    return row;
  });
}

/** "Cancelled", "Sold out", "Moved from …": printed over everything else, on rust. */
function drawNews(gig: PrintedGig, { left, top, width, height }: Box): string {
  const status = statusOf(gig);
  const moved = movedNews(gig);
  const word = status === 'scheduled' ? moved : gigStatuses[status];
  const note = status === 'scheduled' ? undefined : moved;
  if (!word) return '';
  const space = { width: width - 130, height: 170, leading: 0.98, tracking: -0.015 };
  const set = fitLines(poster, word, { ...space, most: 112, least: 30, lines: 2 });
  const small = note
    ? fitLines(heading, note, { ...space, height: 60, most: 34, least: 18, lines: 1 })
    : undefined;
  if (!set) return '';
  const wide = Math.max(
    ...set.lines.map((line) => widthOf(poster, line, set.size, space.tracking)),
    ...(small?.lines.map((line) => widthOf(heading, line, small.size)) ?? []),
  );
  const high = set.size * (0.72 + (set.lines.length - 1) * space.leading) + (small ? small.size * 1.5 : 0);
  const [x, y] = [-wide / 2, -high / 2];
  const [padX, padY] = [34, 26];
  return [
    `<g transform="translate(${left + width / 2} ${top + height / 2}) rotate(-5)">`,
    `<path fill="${colours.rust}" d="M${x - padX} ${y - padY}h${wide + 2 * padX}v${high + 2 * padY}h${-wide - 2 * padX}z"/>`,
    `<g fill="${colours.paper}">`,
    drawLines(poster, set, { x, y: y + set.size * 0.71, ...space }),
    small ? drawLines(heading, small, { x, y: y + high, leading: 1 }) : '',
    '</g></g>',
  ].join('');
}

/** In place of a picture: the sea along the house's own line, deeper and deeper. */
function drawSea({ left, top, width, height }: Box): string {
  const curve = evenCurveOf(venue.curve);
  const bands = [colours.shoal, colours.mist, colours.sea];
  return bands
    .map((colour, depth) => {
      const line = Array.from({ length: 17 }, (_, step): Point => {
        const x = step / 16;
        const share = 0.2 + 0.24 * depth + 0.16 * 0.8 ** depth * curve(x + 0.04 * depth);
        return [left + x * width, top + share * height];
      });
      return `<path fill="${colour}" d="${smoothPath(line)}V${top + height}H${left}z"/>`;
    })
    .join('');
}

type Place = { x: number; y: number; leading: number; tracking?: number };

function drawLines(face: Face, { lines, size }: Lines, { x, y, leading, tracking: closer }: Place): string {
  return lines
    .map((line, index) =>
      setText(face, line, { x, y: y + index * leading * size, size, tracking: closer ?? 0 }),
    )
    .join('');
}

/** A time or price with its figures as soundings, minutes and cents sunk: "8:30 PM", "€12.50". Words stay as they are. */
function setFigures(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  let at = x;
  const set = (face: Face, piece: string, share: number, sunk = 0) => {
    const svg = setText(face, piece, { x: at, y: y + sunk * size, size: size * share });
    at += widthOf(face, piece, size * share);
    return svg;
  };
  return splitFigures(text)
    .map((piece) => {
      if (piece.words !== undefined)
        return set(heading, piece.words, /^ ?[AP]M$/.test(piece.words) ? 0.72 : 1);
      const { sign, whole, small, isFullHour } = piece;
      return (
        set(sounding, sign + whole, 1.14) + (small && !isFullHour ? set(sounding, small, 0.7, 0.18) : '')
      );
    })
    .join('');
}

/** A text without the signs that the faces lack, such as emoji. Its letters stay, known or not. */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .filter((sign) => sign in heading.letters || /[\p{L}\p{N}\s]/u.test(sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
