/** Paint: gradients, filters and light, collected as definitions while a picture is composed. */
import { P } from './palette.ts';

/** A colour of a gradient: where it stands (0 to 1), the colour, and how opaque it is (1 unless told). */
export type Stop = readonly [at: number, color: string, alpha?: number];
type Blend = 'normal' | 'screen' | 'multiply' | 'soft-light' | 'color';
/** How rough a surface is and where its light comes from. */
export interface Grain {
  fx?: number;
  fy?: number;
  depth?: number;
  from?: number;
  height?: number;
  octaves?: number;
  seed?: number;
}
/** How a wash of noise spreads: its two frequencies, how much of it stays (cut) and how hard its edges are (gain). */
export interface Spread {
  fx?: number;
  fy?: number;
  opacity?: number;
  mode?: Blend;
  seed?: number;
  cut?: number;
  gain?: number;
}

let defs: string[] = [];
let count = 0;

/** Registers a definition and returns its id. */
function define(make: (id: string) => string) {
  const id = `d${count++}`;
  defs.push(make(id));
  return id;
}

const stops = (list: readonly Stop[]) =>
  list.map(([at, color, alpha = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${alpha}"/>`).join('');

/** Linear gradient fill; from top to bottom unless a direction is given. */
export function lin(list: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1], units = 'objectBoundingBox') {
  return `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`)})`;
}

/** Radial gradient fill, in the shape's own box (0 to 1). */
export function rad(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) {
  return `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`)})`;
}

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${extra}/>`;
export const group = (content: string, extra = '') => `<g ${extra}>${content}</g>`;
export const at = (x: number, y: number, content: string, s = 1, turn = 0, flip = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s * flip} ${s})">${content}</g>`;

function filtered(content: string, primitives: string, margin = 20, extra = '') {
  const id = define(
    (name) =>
      `<filter id="${name}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">${primitives}</filter>`,
  );
  return `<g filter="url(#${id})" ${extra}>${content}</g>`;
}

export const blur = (n: number, content: string, extra = '') =>
  filtered(content, `<feGaussianBlur stdDeviation="${n}"/>`, 60, extra);
/** As in stronger light: every tone times so much. */
export const brighter = (times: number, content: string) =>
  filtered(content, `<feComponentTransfer>${['R', 'G', 'B'].map((tone) => `<feFunc${tone} type="linear" slope="${times}"/>`).join('')}</feComponentTransfer>`, 0);
export const fade = (opacity: number, content: string, mode: Blend = 'normal') =>
  `<g opacity="${opacity}" style="mix-blend-mode:${mode}">${content}</g>`;

/** Only what lies inside the outline d. */
export function within(d: string, content: string) {
  const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

/** A hand-cut edge: the outline wavers as a knife or a loaded brush would. */
export const rough = (content: string, scale = 6, freq = 0.03, seed = 3) =>
  filtered(
    content,
    `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="4" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`,
  );

/** Light that catches the edges facing (dx, dy). */
export const rim = (content: string, dx: number, dy: number, color = P.light, soft = 1.5, opacity = 1) =>
  filtered(
    content,
    `<feOffset in="SourceAlpha" dx="${-dx}" dy="${-dy}"/><feGaussianBlur stdDeviation="${soft}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="e" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="l"/></feMerge>`,
  );

/** Rounds a flat shape: lit from an azimuth (0 right, 90 down, 180 left, 270 up). */
export const volume = (content: string, { from = 240, height = 40, soft = 14, depth = 16, color = '#fff' } = {}) =>
  filtered(
    content,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/><feDiffuseLighting in="b" surfaceScale="${depth}" diffuseConstant="1.25" lighting-color="${color}" result="l"><feDistantLight azimuth="${from}" elevation="${height}"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1" k2="0.12" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/>`,
  );

/** A rough surface on whatever is drawn: stone, crust, linen, wood (by its two frequencies). */
export const surface = (content: string, { fx = 0.02, fy = fx, depth = 4, from = 240, height = 50, octaves = 4, seed = 2 }: Grain = {}) =>
  filtered(
    content,
    `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/><feDiffuseLighting in="h" surfaceScale="${depth}" diffuseConstant="1.3" lighting-color="#fff" result="l"><feDistantLight azimuth="${from}" elevation="${height}"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1" k2="0" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/>`,
    5,
  );

/** A reflection in moving water: long ripples across, tight ones down. */
export const ripple = (content: string, scale = 30, fx = 0.006, fy = 0.07, seed = 5) =>
  filtered(
    content,
    `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="3" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.2 0.4"/>`,
    8,
  );

const WARM = /^#(e8c987|c99a4b|e0a050|ff[b-f]|f[0-7a-f][b-f])/i;

/** A pool of lamp light; falls off like light does, and warm light goes amber as it thins. */
export function glow(x: number, y: number, r: number, color = P.light, opacity = 1, ry = r, mode: Blend = 'screen') {
  const halo = WARM.test(color) ? '#e08a34' : color;
  const fill = rad([[0, color, 0.95], [0.08, color, 0.68], [0.2, color, 0.34], [0.42, halo, 0.2], [0.68, halo, 0.07], [1, halo, 0]]);
  const ellipse = (paint: string, strength: number, blend: Blend) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${paint}" opacity="${strength}" style="mix-blend-mode:${blend}"/>`;
  const tint = halo !== color && r >= 180 ? ellipse(rad([[0, '#c8742a', 0.9], [0.5, '#c8742a', 0.45], [1, '#c8742a', 0]]), opacity * 0.62, 'color') : '';
  return tint + ellipse(fill, opacity, mode);
}

/** Shade, soft and multiplied. */
export function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.7, color = P.night) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${rad([[0, color, 1], [0.5, color, 0.6], [1, color, 0]])}" opacity="${opacity}"/>`;
}

/** A wash of noise over an area: clouds of pigment, smoke, mist. */
export function wash(x: number, y: number, w: number, h: number, color: string, { fx = 0.004, fy = 0.008, opacity = 0.5, mode = 'soft-light', seed = 4, cut = -0.35, gain = 1.6 }: Spread = {}) {
  const id = define(
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${cut}" result="a"/><feComposite in="SourceGraphic" in2="a" operator="in"/></filter>`,
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}" filter="url(#${id})" opacity="${opacity}" style="mix-blend-mode:${mode}"/>`;
}

/** The finished sheet: hand-wavered edges, pigment, vignette and grain over the composed body. */
export function picture(body: string, { w = 1500, h = 1000, px = 2000, vignette = 0.62, hand = 3.2, grain = 0.16, over = '' } = {}) {
  const parts = [
    rough(`<g transform="translate(${w / 2} ${h / 2}) scale(1.012) translate(${-w / 2} ${-h / 2})">${body}</g>`, hand, 0.022, 8),
    wash(0, 0, w, h, P.paper, { fx: 0.003, fy: 0.006, opacity: 0.16, seed: 9 }),
    wash(0, 0, w, h, P.night, { fx: 0.02, fy: 0.03, opacity: 0.22, seed: 12, gain: 2.4, cut: -0.9 }),
    rect(0, 0, w, h, rad([[0.45, P.night, 0], [0.8, P.night, vignette * 0.5], [1, P.night, vignette]], 0.5, 0.48, 0.78)),
    wash(0, 0, w, h, '#fff', { fx: 0.55, fy: 0.55, opacity: grain, seed: 21, gain: 3, cut: -1.1 }),
    wash(0, 0, w, h, '#000', { fx: 0.5, fy: 0.5, opacity: grain, seed: 33, gain: 3, cut: -1.1 }),
    over,
  ].join('');
  return sheet(parts, w, h, px);
}

/** Wraps markup with the definitions collected so far, and starts afresh. */
export function sheet(parts: string, w: number, h: number, px: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${px}" height="${Math.round((px * h) / w)}"><defs>${defs.join('')}</defs><rect width="${w}" height="${h}" fill="${P.ink}"/>${parts}</svg>`;
  defs = [];
  count = 0;
  return svg;
}
