/**
 * Engraves the painted scenes: two inks on a ground, cut along the curve of the house, so that all pictures of the demo
 * look as if they came from one press. `node --import tsx demo/artwork/engrave.ts [name …]`; no names: all of them.
 * Reads demo/artwork/rendered, writes demo/artwork/prints; the start command only reads the prints.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { curveOf } from '../../domain/src/curve/curve.ts';
import { uprightCrop, variantWidths } from '../../domain/src/media/media.ts';
import { venue } from '../../venue.config.ts';
import { plates, type Inks, type Plate } from './plates.ts';

const curve = curveOf(venue.curve);
const out = new URL('./prints/', import.meta.url);
/** The smallest width that is written, in px: no page shows a print smaller. */
const least = 480;
/** Drawn at this multiple and scaled down, for smooth edges of the lines. */
const over = 2;
/** The two plates never meet exactly, in px of the print. */
const outOfRegister = 1.1;

type Rgb = readonly [number, number, number];

function rgb(colour: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}

/** A scene as an engraving, as raw pixels. `width` and `height` are those of the print. */
async function engrave(plate: Plate & { scene: string }, width: number, height: number) {
  const [wide, high] = [width * over, height * over];
  const small = await sharp(await cropped(plate))
    .resize(wide / 2, high / 2, { fit: 'cover', position: plate.position ?? 'centre' })
    .blur(1.1)
    .toBuffer();
  const light = await sharp(small).resize(wide, high).removeAlpha().raw().toBuffer();
  const around = await sharp(small).blur(wide / 60).resize(wide, high).removeAlpha().raw().toBuffer();
  const pitch = (plate.pitch ?? 6) * over;
  const shift = Math.round(outOfRegister * over);
  const waves = Float32Array.from({ length: wide }, (_, x) => curve(x / wide) * pitch * 2.6);
  const [ground, cool, warm] = [plate.inks.ground, plate.inks.cool, plate.inks.warm].map(rgb);
  const pixels = Buffer.alloc(wide * high * 3);
  const lightAt = (at: number, buffer: Buffer) =>
    (0.3 * buffer[at]! + 0.59 * buffer[at + 1]! + 0.11 * buffer[at + 2]!) / 255;
  const warmthAt = (at: number) => Math.max(0, Math.min(1, (light[at]! - light[at + 2]!) / 70 + 0.25));
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = (y * wide + x) * 3;
      const beside = (Math.max(0, y - shift) * wide + Math.max(0, x - shift)) * 3;
      const phase = (((y + waves[x]!) / pitch) % 1) + 1;
      /** 0 in the middle of a line, 1 between two. */
      const away = Math.abs((phase % 1) - 0.5) * 2;
      const ink = inkAt(plate.inks, away, {
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
    .resize(width)
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

async function cropped({ scene, crop }: Plate & { scene: string }): Promise<Buffer> {
  const file = new URL(`./rendered/${scene}.jpg`, import.meta.url).pathname;
  const image = sharp(file);
  if (!crop) return image.toBuffer();
  const { width, height } = await image.metadata();
  const [left, top, wide, high] = crop;
  return image
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(wide * width),
      height: Math.round(high * height),
    })
    .toBuffer();
}

/** Writes a print in every width of pictures, and its crop for phones around what the plate names. */
async function print(name: string, plate: Plate): Promise<string> {
  const width = plate.width ?? 1440;
  const height = Math.round(width / (plate.ratio ?? 1.5));
  const raw = { width, height, channels: 3 as const };
  const pixels = await engrave({ scene: name, ...plate }, width, height);
  const write = async (size: string, image: Sharp) => {
    const bytes = await image.avif({ quality: 36, effort: 3 }).toBuffer();
    await writeFile(new URL(`${name}_${size}.avif`, out), bytes);
    return `${size} ${Math.round(bytes.length / 1000)}`;
  };
  const sizes: string[] = [];
  for (const each of [...variantWidths.filter((known) => known >= least && known < width), width])
    sizes.push(await write(String(each), sharp(pixels, { raw }).resize(each)));
  if (width > height) {
    const wide = Math.round((height * uprightCrop.width) / uprightCrop.height);
    const left = Math.round(Math.max(0, Math.min(width - wide, (plate.subject ?? 0.5) * width - wide / 2)));
    const phone = await sharp(pixels, { raw }).extract({ left, top: 0, width: wide, height }).raw().toBuffer();
    const crop = sharp(phone, { raw: { width: wide, height, channels: 3 } });
    sizes.push(await write('upright', crop.resize(uprightCrop.width)));
  }
  return `${name}: ${sizes.join(', ')} kB`;
}

async function main(names: string[]) {
  await mkdir(out, { recursive: true });
  for (const [name, plate] of Object.entries<Plate>(plates))
    if (names.length === 0 || names.includes(name)) console.log(await print(name, plate));
}

if (process.argv[1] && basename(import.meta.url) === basename(process.argv[1]))
  await main(process.argv.slice(2));
