/** Cuts light into the lines of an engraving: two inks on a ground, along the curve of the house. */
import sharp, { type Sharp } from 'sharp';
import { curveOf } from '../../../domain/src/curve/curve.ts';
import { venue } from '../../../venue.config.ts';
import type { Inks } from '../plates.ts';

const curve = curveOf(venue.curve);
/** Drawn at this multiple and scaled down, for smooth edges of the lines. */
const over = 2;
/** The two plates never meet exactly, in px of the print. */
const outOfRegister = 1.1;

type Rgb = readonly [number, number, number];

function rgb(colour: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}

type Size = { width: number; height: number };

type Print = Size & {
  /** Distance of the lines, in px of the print. */
  pitch: number;
  inks: Inks;
  /** How far up the lines at a point are moved, in px of the print. */
  moved?: (x: number, y: number) => number;
};

/** A picture of a print's size as `engraving` reads it: grain finer than the lines is gone. */
export function soft(picture: Sharp): Promise<Buffer> {
  return picture.blur(1.1).jpeg().toBuffer();
}

const pixelsOf = (picture: Sharp, { width, height }: Size) =>
  picture.resize(width * over, height * over).removeAlpha().raw().toBuffer();

/** The light around each point of a soft picture: what is brighter than that stands out. */
export function surroundings(picture: Buffer, size: Size): Promise<Buffer> {
  return pixelsOf(sharp(picture).blur((size.width * over) / 60), size);
}

/** The engraving of a soft picture, as raw pixels of the print's size. */
export async function engraving(picture: Buffer, around: Buffer, print: Print): Promise<Buffer> {
  const { inks, moved } = print;
  const [wide, high] = [print.width * over, print.height * over];
  const light = await pixelsOf(sharp(picture), print);
  const pitch = print.pitch * over;
  const shift = Math.round(outOfRegister * over);
  const waves = Float32Array.from({ length: wide }, (_, x) => curve(x / wide) * pitch * 2.6);
  const [ground, cool, warm] = [inks.ground, inks.cool, inks.warm].map(rgb);
  const pixels = Buffer.alloc(wide * high * 3);
  const lightAt = (at: number, buffer: Buffer) =>
    (0.3 * buffer[at]! + 0.59 * buffer[at + 1]! + 0.11 * buffer[at + 2]!) / 255;
  const warmthAt = (at: number) => Math.max(0, Math.min(1, (light[at]! - light[at + 2]!) / 70 + 0.25));
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = (y * wide + x) * 3;
      const beside = (Math.max(0, y - shift) * wide + Math.max(0, x - shift)) * 3;
      const phase = (((y + waves[x]! + over * (moved?.(x / over, y / over) ?? 0)) / pitch) % 1) + 1;
      /** 0 in the middle of a line, 1 between two. */
      const away = Math.abs((phase % 1) - 0.5) * 2;
      const ink = inkAt(inks, away, {
        light: lightAt(at, light),
        local: (lightAt(at, light) - lightAt(at, around)) * 1.9,
        warmth: warmthAt(at),
        besideLight: lightAt(beside, light),
        besideLocal: (lightAt(beside, light) - lightAt(beside, around)) * 1.9,
        besideWarmth: warmthAt(beside),
      });
      const colour = ink === 'cool' ? cool! : ink === 'warm' ? warm! : ground!;
      [pixels[at], pixels[at + 1], pixels[at + 2]] = colour;
    }
  return sharp(pixels, { raw: { width: wide, height: high, channels: 3 } })
    .resize(print.width)
    .raw()
    .toBuffer();
}

type Tone = Record<'light' | 'local' | 'warmth' | 'besideLight' | 'besideLocal' | 'besideWarmth', number>;

/** Which ink lies on a point: on dark grounds the inks are the light, on paper the shadow. */
function inkAt({ prints }: Inks, away: number, tone: Tone): 'cool' | 'warm' | undefined {
  const { light, local, warmth, besideLight, besideLocal, besideWarmth } = tone;
  if (prints === 'light') {
    const cool = Math.pow(Math.max(0, light * 1.25 + local * 0.9 - 0.1), 0.85) * 1.25;
    const warm = Math.max(0, besideLight * 1.2 + besideLocal * 1.1 - 0.13) * 1.55 * besideWarmth;
    if (warm > 1.02 || warm > away * 0.96 + 0.05) return 'warm';
    return cool * (1 - 0.75 * warmth) > away * 0.98 + 0.02 ? 'cool' : undefined;
  }
  const cool = Math.max(0, 1 - (light * 1.75 + local * 1.5));
  const warm = Math.min(0.92, besideWarmth * 1.35 * (1 - Math.abs(besideLight - 0.42) * 1.3));
  if (cool > 0.9 || Math.pow(cool, 1.25) > away * 0.95 + 0.06) return 'cool';
  return warm > away * 0.98 + 0.1 ? 'warm' : undefined;
}
