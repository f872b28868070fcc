import { readFileSync } from 'node:fs';
import sharp, { type Metadata } from 'sharp';
import { checkPicture } from './check-picture.ts';
import { writeOriginal } from './write-picture.ts';
import { assertPixelsFit, type ImageType } from './image-formats.ts';
import { isWholeVideo } from './video-shape.ts';

const canvas = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d4a5a' } });
const pictures: [string, () => Promise<Buffer>][] = [
  ['image/jpeg', () => canvas().jpeg().toBuffer()],
  ['image/jpeg', () => canvas().jpeg({ progressive: true }).toBuffer()],
  ['image/png', () => canvas().png().toBuffer()],
  ['image/png', () => canvas().png({ progressive: true }).toBuffer()],
  ['image/webp', () => canvas().webp().toBuffer()],
  ['image/webp', () => canvas().webp({ lossless: true }).toBuffer()],
  ['image/gif', () => canvas().gif().toBuffer()],
  ['image/avif', () => canvas().avif().toBuffer()],
];
const film = () =>
  readFileSync(new URL('../../../../demo/artwork/rendered/hero-harbour.mp4', import.meta.url));

describe.each(pictures)('%s', (type, make) => {
  it('is accepted, also with zeros at its end', async () => {
    const bytes = await make();
    expect(await checkPicture(bytes)).toBe(type);
    expect(await checkPicture(Buffer.concat([bytes, Buffer.alloc(7)]))).toBe(type);
  });

  it.each([
    ['an archive', Buffer.from('PK\u0003\u0004 and more of it')],
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['one byte', Buffer.from('x')],
  ])('is stored without %s that follows it', async (_what, tail) => {
    const bytes = await make();
    const sent = Buffer.concat([bytes, tail]);
    expect(await checkPicture(sent)).toBe(type);
    const stored = async (picture: Buffer) => (await writeOriginal(picture, type as ImageType)).original;
    expect((await stored(sent)).equals(await stored(bytes))).toBe(true);
  });

  it('is rejected when it is cut off at any place', async () => {
    const bytes = await make();
    for (const part of [0.3, 0.6, 0.9]) {
      const sent = bytes.subarray(0, Math.floor(bytes.length * part));
      const stored = async () => writeOriginal(sent, await checkPicture(sent));
      await expect(stored()).rejects.toMatchObject({ status: expect.any(Number) });
    }
  });
});

it('a photo with data that phones append is accepted', async () => {
  const photo = await canvas().jpeg().toBuffer();
  const samsung = Buffer.from('\0\0\u0001\u0a0aImage_UTC_Data1700000000SEFH....SEFT', 'latin1');
  for (const tail of [photo, film(), samsung]) {
    expect(await checkPicture(Buffer.concat([photo, tail]))).toBe('image/jpeg');
  }
});

it.each<[ImageType, number, Partial<Metadata>]>([
  ['image/jpeg', 50, {}],
  ['image/jpeg', 50, { isProgressive: true, chromaSubsampling: '4:2:0' }],
  ['image/jpeg', 30, { isProgressive: true, chromaSubsampling: '4:4:4' }],
  ['image/png', 50, {}],
  ['image/png', 30, { isProgressive: true }],
  ['image/webp', 16, {}],
  ['image/gif', 14, {}],
  ['image/gif', 7, { pages: 2 }],
  ['image/avif', 10, {}],
])('%s may have %i megapixels (%o)', (type, megapixels, more) => {
  const read = (height: number) => ({ width: 1_000_000, height, ...more }) as Metadata;
  expect(() => assertPixelsFit(type, read(megapixels))).not.toThrow();
  expect(() => assertPixelsFit(type, read(megapixels + 1))).toThrow(/megapixels/);
});

describe('a video', () => {
  it('is whole from its first box to its last byte', () => {
    const bytes = film();
    expect(isWholeVideo(bytes, 'video/mp4')).toBe(true);
    for (const cut of [bytes.length - 1, bytes.length >> 1, 2_000]) {
      expect(isWholeVideo(bytes.subarray(0, cut), 'video/mp4')).toBe(false);
    }
    expect(isWholeVideo(Buffer.concat([bytes, Buffer.from('PK\u0003\u0004')]), 'video/mp4')).toBe(false);
  });

  it('as WebM ends where its segment says, or does not say', () => {
    const header = [0x1a, 0x45, 0xdf, 0xa3, 0x81, 0x00];
    // A list of tracks with one of pictures, and a cluster with two bytes to play: 17 bytes.
    const parts = [
      ...[0x16, 0x54, 0xae, 0x6b, 0x85, 0xae, 0x83, 0x83, 0x81, 0x01],
      ...[0x1f, 0x43, 0xb6, 0x75, 0x82, 0x07, 0x07],
    ];
    const isWhole = (size: number[], body = parts) =>
      isWholeVideo(Buffer.from([...header, 0x18, 0x53, 0x80, 0x67, ...size, ...body]), 'video/webm');
    expect(isWhole([0x91])).toBe(true);
    expect(isWhole([0x40, 0x11])).toBe(true);
    expect(isWhole([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])).toBe(true);
    expect(isWhole([0x91], parts.slice(0, -1))).toBe(false);
    expect(isWhole([0x91], [...parts, 7])).toBe(false);
    expect(isWholeVideo(Buffer.from(header), 'video/webm')).toBe(false);
  });
});
