/** A face: its letters, each with its advance and its outline, and how much closer pairs of letters stand, in 1/1000 em. */
export type Face = { letters: Record<string, [number, string]>; kerns: Record<string, number> };

/** The faces of share cards. */
export type Letters = Record<'poster' | 'heading' | 'sounding' | 'text', Face>;

/** Whether a face has every letter of a text. */
export function hasLetters({ letters }: Face, text: string): boolean {
  return [...text].every((letter) => letter in letters);
}

/** The width of a text at a size, in px. Letters that the face lacks take no place. */
export function widthOf(face: Face, text: string, size: number, tracking = 0): number {
  return advances(face, text, tracking).reduce((sum, { advance }) => sum + advance, 0) * size;
}

/** A text at a place on its baseline, as paths of an SVG. */
export function setText(
  face: Face,
  text: string,
  { x, y, size, tracking = 0 }: { x: number; y: number; size: number; tracking?: number },
): string {
  let from = 0;
  const paths = advances(face, text, tracking).map(({ outline, advance }) => {
    const place = Math.round(from * 1000);
    from += advance;
    return outline && `<path transform="translate(${place})" d="${outline}"/>`;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size / 1000})">${paths.join('')}</g>`;
}

/** A text in lines of one size. */
export type Lines = { lines: string[]; size: number };

type Space = {
  width: number;
  height: number;
  /** The largest and the least size, in px. */
  most: number;
  least: number;
  /** The most lines. */
  lines: number;
  /** From baseline to baseline, as a share of the size. */
  leading: number;
  tracking?: number;
};

/** Sets a text as large as a space allows, in lines of about the same length; undefined if it comes out below the least size. */
export function fitLines(face: Face, text: string, space: Space): Lines | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = space.most; size >= space.least; size *= 0.97) {
    const lines = breakLines(face, words, { ...space, size, width: space.width });
    if (!lines || lines.length > space.lines || lines.length * space.leading * size > space.height) continue;
    return { lines: balance(face, words, { ...space, size, count: lines.length }) ?? lines, size };
  }
  return undefined;
}

type Measure = { width: number; size: number; tracking?: number };

/** The narrowest lines of which there are as many. */
function balance(face: Face, words: string[], { count, ...space }: Measure & { count: number }) {
  let narrowest: string[] | undefined;
  for (let width = space.width; width > space.width / 2; width -= space.width / 50) {
    const lines = breakLines(face, words, { ...space, width });
    if (lines?.length !== count) break;
    narrowest = lines;
  }
  return narrowest;
}

/** Lines of at most a width; undefined if a word alone is wider. */
function breakLines(face: Face, words: string[], { width, size, tracking }: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(face, word, size, tracking) > width) return undefined;
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(face, longer, size, tracking) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The letters of a text with their widths in em, closer where the face says so: letters with an accent like those without. */
function advances({ letters, kerns }: Face, text: string, tracking: number) {
  const all = [...text];
  const plain = all.map((letter) => letter.normalize('NFD')[0] ?? letter);
  return all.map((letter, at) => {
    const [advance = 0, outline = ''] = letters[letter] ?? [];
    const kern = kerns[`${plain[at]}${plain[at + 1]}`] ?? 0;
    return { outline, advance: letter in letters ? (advance + kern) / 1000 + tracking : 0 };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
