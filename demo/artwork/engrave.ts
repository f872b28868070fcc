/**
 * Engraves the painted scenes: two inks on a ground, cut along the curve of the house, so that all pictures of the demo
 * look as if they came from one press. `node --import tsx demo/artwork/engrave.ts [name …]`; no names: all of them.
 * Reads demo/artwork/rendered, writes demo/artwork/prints; the start command only reads the prints.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { uprightCrop, variantWidths } from '../../domain/src/media/media.ts';
import { engraving, soft, surroundings } from './lib/engraving.ts';
import { plates, type Plate } from './plates.ts';

/** Quality of the AVIFs; the later ones for what would be too much for a phone. */
const qualities = [36, 33, 30, 27, 24, 21] as const;
/** The widest print that a phone fetches, in px, and the most bytes of it: half of what comes before its largest paint. */
const phoneWidth = 960;
const mostForPhones = 58_000;

const out = new URL('./prints/', import.meta.url);
/** The smallest width that is written, in px: no page shows a print smaller. */
const least = 480;
/** A scene as an engraving, as raw pixels. `width` and `height` are those of the print. */
async function engrave(plate: Plate & { scene: string }, width: number, height: number) {
  const picture = await soft(
    sharp(await cropped(plate)).resize(width, height, { fit: 'cover', position: plate.position ?? 'centre' }),
  );
  const size = { width, height };
  return engraving(picture, await surroundings(picture, size), {
    ...size,
    pitch: plate.pitch ?? 6,
    inks: plate.inks,
  });
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
    const encode = (quality: number) => image.clone().avif({ quality, effort: 3 }).toBuffer();
    let bytes = await encode(qualities[0]);
    for (const quality of qualities.slice(1)) {
      if (Number(size) > phoneWidth || bytes.length <= mostForPhones) break;
      bytes = await encode(quality);
    }
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
