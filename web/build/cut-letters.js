/**
 * Writes the outlines of the letters on share cards (functions/src/share-card/letters.js) from the published fonts: the
 * machines that draw the cards have no fonts. Run it after changing any of these: node web/build/cut-letters.js
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
// @ts-expect-error: it ships no types.
import untypedSubsetFont from 'subset-font';

/** @typedef {import('../../functions/src/share-card/set-text.ts').Letters} Letters */
/** @typedef {(font: Buffer, text: string, options: object) => Promise<Buffer>} SubsetFont */
const subsetFont = /** @type {SubsetFont} */ (untypedSubsetFont);

const published = fileURLToPath(new URL('../../node_modules/@fontsource-variable', import.meta.url));
const out = fileURLToPath(new URL('../../functions/src/share-card/letters.js', import.meta.url));

const ascii = range(0x20, 0x7e);
/** Letters of the languages of Europe that are written in Latin script, and the marks between them. */
const latin = `${ascii}${range(0xa1, 0xff)}${range(0x100, 0x17f)}ȘșȚțẀẁẂẃẄẅẞ–—‘’‚“”„•…€`;

/** Letters that Fraunces does not have: they come from Playfair, as high as those of Fraunces. */
const cyrillic = `${range(0x400, 0x45f)}Ґґ`;

/** Sizes in the outlines, in units of an em. */
const em = 1_000;

/** A font, its place on its axes, and how much larger than it is drawn. @typedef {{ file: string, axes: Record<string, number>, scale?: number }} Source */

/**
 * A cut of Fraunces, with the Cyrillic letters of Playfair at a weight that looks the same.
 * @param {'full' | 'opsz'} cut @param {Record<string, number>} axes @param {Record<string, number>} cyrillicAxes
 */
function frauncesWithCyrillic(cut, axes, cyrillicAxes) {
  const file = 'playfair/files/playfair-cyrillic-standard-normal';
  return {
    characters: latin + cyrillic,
    sources: [
      { file: `fraunces/files/fraunces-latin-${cut}-normal`, axes },
      { file: `fraunces/files/fraunces-latin-ext-${cut}-normal`, axes },
      { file, axes: { wdth: 100, ...cyrillicAxes }, scale: 1.22 },
    ],
  };
}

/** @type {Record<keyof Letters, { characters: string, sources: Source[] }>} */
const faces = {
  poster: frauncesWithCyrillic('full', { wght: 640, opsz: 144, SOFT: 0, WONK: 0 }, { wght: 760, opsz: 144 }),
  heading: frauncesWithCyrillic('opsz', { wght: 480, opsz: 48 }, { wght: 560, opsz: 24 }),
  sounding: {
    characters: '0123456789.,:–- €£',
    sources: [
      {
        file: 'fraunces/files/fraunces-latin-full-italic',
        axes: { wght: 430, opsz: 72, SOFT: 0, WONK: 0 },
      },
    ],
  },
  text: {
    characters: latin,
    sources: [
      { file: 'figtree/files/figtree-latin-wght-normal', axes: { wght: 600 } },
      { file: 'figtree/files/figtree-latin-ext-wght-normal', axes: { wght: 600 } },
    ],
  },
};

/** @type {Record<string, Letters[keyof Letters]>} */
const letters = {};
for (const [name, { characters, sources }] of Object.entries(faces)) {
  /** @type {Letters[keyof Letters]} */
  const face = { letters: {}, kerns: {} };
  for (const source of sources) {
    const font = await openFont(source, characters);
    const own = [...characters].filter((letter) => font.has(letter) && !(letter in face.letters));
    for (const letter of own) face.letters[letter] = font.outline(letter);
    // A letter with an accent stands as close as one without.
    Object.assign(face.kerns, font.kerns(own.filter((letter) => letter === letter.normalize('NFD'))));
  }
  letters[name] = face;
}
const json = JSON.stringify(letters).replace(/[\\']/g, '\\$&');
writeFileSync(
  out,
  `/** The faces of share cards, cut by web/build/cut-letters.js. */
export const letters = /** @type {import('./set-text.ts').Letters} */ (
  JSON.parse(
    '${json}',
  )
);
`,
);

/** @param {Source} source @param {string} characters */
async function openFont({ file, axes, scale: larger = 1 }, characters) {
  const bytes = await subsetFont(readFileSync(`${published}/${file}.woff2`), characters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noHinting: true,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const scale = (larger * em) / face.upem;
  const known = new Set(face.collectUnicodes());
  /** @param {string} letter */
  const has = (letter) => known.has(letter.codePointAt(0) ?? 0);
  /** @param {string} text */
  function shape(text) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return { glyphs: buffer.getGlyphInfos(), places: buffer.getGlyphPositions() };
  }
  /** @param {string} text */
  const widthOf = (text) => shape(text).places.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  return {
    has,
    /** @param {string} letter @returns {[number, string]} */
    outline(letter) {
      const { glyphs } = shape(letter);
      return [Math.round(widthOf(letter)), relativePath(font.glyphToPath(glyphs[0]?.codepoint ?? 0), scale)];
    },
    /** How much closer than usual each pair of letters stands, as far as one can see it. @param {string[]} all */
    kerns(all) {
      const pairs = all.flatMap((first) => all.map((second) => first + second));
      return Object.fromEntries(
        pairs.flatMap((pair) => {
          const [first = '', second = ''] = pair;
          const kern = Math.round(widthOf(pair) - widthOf(first) - widthOf(second));
          return Math.abs(kern) < 8 ? [] : [[pair, kern]];
        }),
      );
    },
  };
}

/** A path in whole units, each point from the one before, with y downwards. @param {string} path @param {number} scale */
function relativePath(path, scale) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let short = '';
  for (const [, command = '', text = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = command === 'Z' ? [] : text.split(/[ ,]/).map((each) => Math.round(Number(each) * scale));
    const ends = numbers.map((value, at) => (at % 2 === 0 ? value - x : -value - y));
    short += command.toLowerCase() + ends.join(' ').replaceAll(' -', '-');
    if (command === 'Z') [x, y] = [startX, startY];
    else [x, y] = [numbers.at(-2) ?? 0, -(numbers.at(-1) ?? 0)];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return short;
}

/** The characters from one code point to another. @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');
}
