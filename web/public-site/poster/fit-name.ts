import { advances } from './advances.ts';

/** The smallest and largest fitted size, in hundredths of the line's width, and how much each step adds. */
const sizes = { least: 3, most: 22, step: 1.04 } as const;
/** In em, for each letter. */
const tracking = -0.025;

type Limits = {
  /** The most lines. */
  lines: number;
  /** The smallest size that is still a poster, in hundredths of the line's width. */
  least: number;
  /** How the letters are cut: in capitals, or as they are. */
  cut: (text: string) => string;
};

/**
 * Sets a name in as few lines as keep it above the least size. `size` is the number of its size in `fitted.module.css`.
 * Undefined for a name with letters whose widths are not known, or that comes out too small: it is set like any heading.
 */
export function fitName(name: string, limits: Limits): { lines: string[]; size: number } | undefined {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const fitted = joinLines(words, limits);
  return fitted && { lines: fitted.lines.map((line) => line.join(' ')), size: fitted.size };
}

/** The same with pieces that stay whole: lines of pieces. */
export function joinLines(
  pieces: readonly string[],
  { lines, least, cut }: Limits,
): { lines: string[][]; size: number } | undefined {
  const widthOf = (line: string[]) => widthInEm(cut(line.join(' ')));
  for (let count = 1; count <= Math.min(lines, pieces.length); count += 1) {
    const ways = waysToBreak(pieces, count);
    const widest = (way: string[][]) => Math.max(...way.map(widthOf));
    const best = ways.reduce((narrowest, way) => (widest(way) < widest(narrowest) ? way : narrowest));
    if (!Number.isFinite(widest(best))) return undefined;
    const size = Math.min(sizes.most, 98 / widest(best));
    if (size >= least)
      return { lines: best, size: Math.floor(Math.log(size / sizes.least) / Math.log(sizes.step)) };
  }
  return undefined;
}

/** Every way to put pieces into a number of lines, in their order. At most as many pieces as a long name has words. */
function waysToBreak(pieces: readonly string[], count: number): string[][][] {
  if (count === 1) return [[[...pieces]]];
  return Array.from({ length: pieces.length - count + 1 }, (_, index) =>
    waysToBreak(pieces.slice(index + 1), count - 1).map((rest) => [pieces.slice(0, index + 1), ...rest]),
  ).flat();
}

/** The width of a line in em; NaN if a letter of it is not known. */
function widthInEm(line: string): number {
  const letters = [...line.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + (advances[letter] ?? NaN) / 1000 + tracking, 0);
}
