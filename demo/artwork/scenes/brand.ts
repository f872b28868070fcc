/** The name and the mark: a sounding lead on its line, going down through three waves. */
import { P } from '../lib/palette.ts';
import { each } from '../lib/shape.ts';
import { WORDMARK_WIDTH, wordmarkPath } from '../lib/wordmark.ts';

const svg = (w: number, h: number, px: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${px}" height="${Math.round((px * h) / w)}">${body}</svg>`;

/** The mark in a field of 200 by 200. */
function mark(wave = P.paper, lead = P.brass, light = P.light) {
  const half = (y: number, reach: number, side: number) =>
    `M${100 + side * 15} ${y}c${side * reach * 0.25} -13 ${side * reach * 0.35} -13 ${side * reach * 0.5} 0s${side * reach * 0.25} 13 ${side * reach * 0.5} 0`;
  const waves = each([[62, 76], [94, 62], [126, 46]], ([y, reach], i) => `<path d="${half(y, reach, 1)}${half(y, reach, -1)}" fill="none" stroke="${wave}" stroke-width="${8.5 - i}" stroke-linecap="round" opacity="${1 - i * 0.17}"/>`);
  return (
    waves +
    `<path d="M100 10V112" stroke="${lead}" stroke-width="5" stroke-linecap="round"/>` +
    each([30, 62, 94], (y) => `<circle cx="100" cy="${y}" r="${y === 30 ? 0 : 6.5}" fill="${light}"/>`) +
    `<circle cx="100" cy="122" r="8" fill="none" stroke="${lead}" stroke-width="5"/>` +
    `<path d="M91 130H109L119 178C119.500 188 80.500 188 81 178Z" fill="${lead}"/><path d="M94 134H99L95 184C86 183 82 181 82 178Z" fill="${light}" opacity="0.75"/>`
  );
}

/** The mark on the house's own ground; inset keeps it clear of a phone's mask. */
const icon = (px: number, inset: number, corner: number) =>
  svg(200, 200, px, `<rect width="200" height="200" rx="${corner}" fill="${P.ink}"/><g transform="translate(${100 * inset} ${100 * inset}) scale(${1 - inset})">${mark()}</g>`);

const logoWidth = 172 + WORDMARK_WIDTH + 8;
const logo = (px: number) =>
  svg(logoWidth, 200, px, `<g transform="translate(-12 4) scale(0.94)">${mark()}</g><g transform="translate(184 157)"><path d="${wordmarkPath}" fill="${P.paper}"/></g>`);

interface BrandFile {
  file: string;
  svg: string;
  keep?: boolean;
}

/** Every file of the brand; `keep` is written as it stands, the rest is rendered to PNG. */
export const brand = (): BrandFile[] => [
  { file: 'logo.svg', svg: logo(logoWidth), keep: true },
  { file: 'logo-mark.svg', svg: svg(200, 200, 200, mark()), keep: true },
  { file: 'favicon.svg', svg: icon(64, 0.1, 40), keep: true },
  { file: 'logo.png', svg: logo(1200) },
  { file: 'logo-mark.png', svg: svg(200, 200, 512, mark()) },
  { file: 'icon-192.png', svg: icon(192, 0.16, 36) },
  { file: 'icon-512.png', svg: icon(512, 0.16, 36) },
  { file: 'icon-maskable-512.png', svg: icon(512, 0.36, 0) },
];
