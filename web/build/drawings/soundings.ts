import { figures } from './figures.ts';

/** The figures that `sounding` refers to; once in each drawing. */
export const figureShapes = `<defs>${figures.map(({ path }, digit) => `<path id="f${digit}" d="${path}"/>`).join('')}</defs>`;

/**
 * A depth as charts print it: fathoms, and the feet sunk beside them. `depth` in fathoms, `size` in px, x the middle and y
 * the baseline.
 */
export function sounding(depth: number, x: number, y: number, size: number): string {
  const fathoms = Math.floor(depth);
  const feet = Math.floor((depth - fathoms) * 6);
  const large = fathoms > 0 || feet === 0 ? wordOf(String(fathoms), size) : { svg: '', width: 0 };
  const small = feet > 0 ? wordOf(String(feet), size * 0.62) : { svg: '', width: 0 };
  const left = x - (large.width + small.width) / 2;
  return (
    place(large.svg, left, y) +
    (small.svg && place(small.svg, left + large.width + size * 0.06, y + size * 0.32))
  );
}

function wordOf(digits: string, size: number) {
  const scale = size / 1000;
  let along = 0;
  const svg = [...digits]
    .map((digit) => {
      const drawn = `<use href="#f${digit}"${along ? ` x="${along}"` : ''}/>`;
      along += figures[Number(digit)]!.advance;
      return drawn;
    })
    .join('');
  return { svg: `scale(${short(scale)} ${short(-scale)})|${svg}`, width: along * scale };
}

function place(word: string, x: number, y: number): string {
  const [scale, svg] = word.split('|');
  return svg ? `<g transform="translate(${short(x)} ${short(y)}) ${scale}">${svg}</g>` : '';
}

function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
