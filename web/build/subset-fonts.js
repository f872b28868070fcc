/**
 * Creates the fonts that every visitor downloads (web/ui/fonts) from the published ones, with only the characters
 * of western European languages and only the axes and features that the styles use. Run it after changing any of
 * these: node web/build/subset-fonts.js
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: it ships no types.
import untypedSubsetFont from 'subset-font';

/** @typedef {(font: Buffer, text: string, options: object) => Promise<Buffer>} SubsetFont */
const subsetFont = /** @type {SubsetFont} */ (untypedSubsetFont);

const published = fileURLToPath(new URL('../../node_modules/@fontsource-variable', import.meta.url));
const ours = fileURLToPath(new URL('../ui/fonts', import.meta.url));

/** The characters of nearly all pages; web/ui/styles/late-fonts.css has the Unicode ranges of the others. */
const text = `${asciiAndSpaces()}ÀÁÂÄÇÈÉÊÍÑÓÖÚÜàáâäçèéêëíîïñóôöùúûü£©®°·×¼½¾–—‘’“”•…€™−←→`;

/** The features that the styles use and the fonts have: kerning, ligatures, lining and tabular figures. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'lnum', 'tnum'];

const fonts = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    // One weight and one optical size, at a quarter of the bytes: headings differ in size only. Drawn for their own size,
    // the large ones of a desk would be so fine and tight that words run together.
    variationAxes: { wght: 480, opsz: 48 },
  },
  {
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic.woff2',
    variationAxes: { wght: 400, opsz: 18, SOFT: 0, WONK: 0 },
    // Without these two b, h, k and l come out swashed.
    moreFeatures: ['rvrn', 'rclt'],
  },
  {
    // Names on bills, gigs and seasons, drawn for their size.
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'poster.woff2',
    variationAxes: { wght: 640, opsz: 144, SOFT: 0, WONK: 0 },
  },
  {
    // Prices, times, dates and counts.
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'sounding.woff2',
    characters: '0123456789.:·–- €£apm',
    variationAxes: { wght: 430, opsz: 72, SOFT: 0, WONK: 0 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  },
];

for (const { from, to, variationAxes, characters = text, moreFeatures = [] } of fonts) {
  const font = await subsetFont(readFileSync(`${published}/${from}`), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: [...keepFeatures, ...moreFeatures],
    noHinting: true,
  });
  writeFileSync(`${ours}/${to}`, font);
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} kB`);
}

function asciiAndSpaces() {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCharCode(0x20 + step));
  return `${ascii.join('')}\u00a0`;
}
