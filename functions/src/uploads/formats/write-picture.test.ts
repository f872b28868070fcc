import sharp from 'sharp';
import { writeVariants } from './write-picture.ts';

/** A dark picture with a bright red square at a place. */
function picture(width: number, height: number, left = 0) {
  const red = { create: { width: 120, height: 120, channels: 3 as const, background: '#ff2010' } };
  return sharp({ create: { width, height, channels: 3, background: '#0b1720' } })
    .composite([{ input: red, left, top: Math.round(height / 2) }])
    .png()
    .toBuffer();
}

const crop = async (bytes: Buffer, width: number) => (await writeVariants(bytes, width)).upright;

describe('the crop for phones', () => {
  it.each([200, 1300])('is three to four, around what draws the eye at %i px', async (left) => {
    const bytes = await crop(await picture(1500, 1000, left), 1500);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 720, height: 960, format: 'webp' });
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]!.max).toBeGreaterThan(200);
  });

  it('is not larger than the picture', async () => {
    const { width, height } = await sharp(await crop(await picture(1000, 600), 1000)).metadata();
    expect({ width, height }).toEqual({ width: 432, height: 576 });
  });

  it.each([
    ['low', 900, 300],
    ['upright', 720, 960],
    ['small', 200, 130],
  ])('is missing for a picture that is %s', async (_, width, height) => {
    expect(await crop(await picture(width, height), width)).toBeUndefined();
  });
});
