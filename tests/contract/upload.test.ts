import { deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { monthPart } from '@venue/domain';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { venue } from '../../venue.config.ts';
import { call } from './call.ts';
import { publishedPart } from './published.ts';
import { db, dismiss, hire, type Staff } from './staff.ts';
import { apiUrl, upload } from './upload-call.ts';

const bucket = getStorage().bucket(venue.firebase.storageBucket);
const stored: string[] = [];
let admin: Staff;
let chef: Staff;
let stranger: Staff;

beforeAll(async () => {
  [admin, chef, stranger] = await Promise.all([hire('admin'), hire('chef'), hire(undefined)]);
});

afterAll(async () => {
  await Promise.all([admin, chef, stranger].map(dismiss));
  for (const file of stored) {
    await bucket.deleteFiles({ prefix: `images/${file}` });
    await bucket.deleteFiles({ prefix: `videos/${file}` });
    await db.collection('media').doc(file).delete();
  }
});

/** Uploads and remembers the file, so that it is gone when the tests are through. */
async function send(...args: Parameters<typeof upload>) {
  const answer = await upload(...args);
  if (answer.status === 201) stored.push(answer.body.file);
  return answer;
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4a5a' } });
const image = (file: string, query = '', init?: RequestInit) =>
  fetch(`${apiUrl}/images/${file}${query}`, init);
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

it('a photo is turned by its EXIF, loses its metadata and gets its smaller variants', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 50/1 0/1' } };
  const bytes = await canvas(1000, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer();
  const name = 'Quay at níght.jpg';
  const answer = await send('image', admin.token, [{ bytes, name: 'x.jpg' }], {
    filename: name,
    alt: 'The quay',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { file } = answer.body;
  expect(file).toMatch(new RegExp(`^${uuid}-Quay-at-ni-?ght.jpg$`));
  const size = { width: 600, height: 1000, widths: [240, 480], contentType: 'image/jpeg' };
  expect(answer.body).toEqual({ file, filename: file, ...size });
  expect((await db.collection('media').doc(file).get()).data()).toMatchObject({
    ...size,
    alt: 'The quay',
    by: admin.uid,
  });

  const original = await image(file);
  expect(original.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(original.headers.get('Content-Type')).toBe('image/jpeg');
  const found = await sharp(Buffer.from(await original.arrayBuffer())).metadata();
  expect(found).toMatchObject({ width: 600, height: 1000 });
  expect(found.exif).toBeUndefined();
  expect(found.orientation).toBeUndefined();
  const headers = { 'If-None-Match': original.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
  expect((await image(file, '', { headers })).status).toBe(304);

  const variant = await image(file, '?w=500');
  expect(variant.headers.get('Content-Type')).toBe('image/webp');
  const smaller = await sharp(Buffer.from(await variant.arrayBuffer())).metadata();
  expect(smaller).toMatchObject({ width: 480, height: 800, format: 'webp' });
  expect((await image(file, '?w=half')).status).toBe(400);
});

it('a wide photo gets a crop for phones, which the sites that show it know of', async () => {
  const { body } = await send('image', admin.token, [
    { bytes: await canvas(2000, 1300).jpeg().toBuffer(), name: 'wide.jpg' },
  ]);
  expect((await db.doc(`media/${body.file}`).get()).get('upright')).toBe(true);
  const [bytes] = await bucket.file(`images/${body.file}_upright.webp`).download();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 720, height: 960 });
});

it('a script in the comment of a photo is neither stored nor served', async () => {
  const plain = await noise(80);
  const script = Buffer.from('<script>alert(1)</script>/*');
  const comment = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
  const bytes = Buffer.concat([plain.subarray(0, 2), comment, script, plain.subarray(2)]);
  const { body } = await send('image', admin.token, [{ bytes, name: 'x.jpg' }]);
  const served = Buffer.from(await (await image(body.file)).arrayBuffer());
  expect(served.includes('<script>')).toBe(false);
  expect((await sharp(served).metadata()).width).toBe(80);
});

it('a picture is described with the record that shows it, all or nothing', async () => {
  const bytes = await canvas(40, 30).png().toBuffer();
  const { file } = (await send('image', admin.token, [{ bytes, name: 'a.png' }])).body;
  const [event] = (await call('GET', '/event/getAll')).body;
  const put = (body: object) =>
    call('PUT', `/event/${event._id}/super`, {
      token: admin.token,
      body: { datetime: event.datetime, ...body },
    });
  const saved = await put({ img: file, descriptions: { [file]: 'A boat at the pier' } });
  expect(saved).toMatchObject({ status: 200, body: { img: file } });
  expect(saved.body).not.toHaveProperty('descriptions');
  const gigs = await publishedPart(monthPart(new Date(event.datetime)));
  expect(gigs?.['media'][file]).toMatchObject({ alt: 'A boat at the pier' });
  const altOf = async () => (await db.doc(`media/${file}`).get()).get('alt');
  expect(await altOf()).toBe('A boat at the pier');

  const artist = 'Nobody';
  const refused: [object, number][] = [
    [{ [file]: 7 }, 400],
    [{ [file]: 'x'.repeat(201) }, 400],
    [{ [file]: 'x', 'nowhere.jpg': 'x' }, 404],
    [{ [file]: 'x', __all__: 'x' }, 404],
    [[file], 400],
  ];
  for (const [descriptions, status] of refused)
    expect((await put({ artist, descriptions })).status).toBe(status);
  expect(await altOf()).toBe('A boat at the pier');
  expect((await call('GET', `/event/find/${event._id}`)).body).toMatchObject({ artist: event.artist });
  await put({ img: event.img });
});

it("staff who edit content change a picture's description, live at once", async () => {
  const bytes = await canvas(40, 30).png().toBuffer();
  const { file } = (await send('image', admin.token, [{ bytes, name: 'a.png' }], { alt: 'A wall' })).body;
  const describe = (token: string, alt: unknown, name = file) =>
    call('PUT', `/media/${name}`, { token, body: { alt } });
  const [event] = (await call('GET', '/event/getAll')).body;
  const put = (img: string) =>
    call('PUT', `/event/${event._id}/super`, { token: admin.token, body: { datetime: event.datetime, img } });
  await put(file);
  const media = { width: 40, height: 30, widths: [], contentType: 'image/png' };
  expect(await describe(admin.token, 'A quay')).toMatchObject({
    status: 200,
    body: { file, ...media, alt: 'A quay' },
  });
  const gigs = await publishedPart(monthPart(new Date(event.datetime)));
  expect(gigs?.['media'][file]).toEqual({ ...media, alt: 'A quay' });
  expect((await db.doc(`media/${file}`).get()).data()).toMatchObject({
    ...media,
    alt: 'A quay',
    by: admin.uid,
  });
  expect((await describe(chef.token, 'Mine')).status).toBe(403);
  expect((await describe(admin.token, 7)).status).toBe(400);
  expect((await describe(admin.token, 'x', 'nowhere.jpg')).status).toBe(404);
  await put(event.img);
});

it('an archive behind a photo is not stored', async () => {
  const archive = Buffer.from('PK\u0003\u0004 and more of it');
  const bytes = Buffer.concat([await noise(80), archive]);
  const answer = await send('image', admin.token, [{ bytes, name: 'x.jpg' }]);
  expect(answer.status).toBe(201);
  const served = Buffer.from(await (await image(answer.body.file)).arrayBuffer());
  expect(served.includes(archive)).toBe(false);
});

it("a gallery picture is stored as JPEG under the id alone, and a chef's photo as it was sent", async () => {
  const bytes = await canvas(40, 30).png().toBuffer();
  const files = [{ bytes, name: 'a.png' }];
  const gallery = await send('image', admin.token, files, { gallery: 'true', filename: 'a.png' });
  expect(gallery.body).toMatchObject({ contentType: 'image/jpeg', widths: [] });
  expect(gallery.body.file).toMatch(new RegExp(`^${uuid}.jpg$`));
  const photo = await send('image', chef.token, files);
  expect(photo.body).toMatchObject({ contentType: 'image/png', width: 40, height: 30 });
  // Without variants, the original is what is nearest.
  expect((await image(photo.body.file, '?w=480')).headers.get('Content-Type')).toBe('image/png');
});

it.each(['webp', 'avif', 'gif'] as const)('a %s picture is taken', async (format) => {
  const bytes = await canvas(20, 20).toFormat(format).toBuffer();
  const answer = await send('image', admin.token, [{ bytes, name: `x.${format}` }]);
  expect(answer).toMatchObject({ status: 201, body: { contentType: `image/${format}` } });
});

it.each<[string, number, () => Promise<Buffer>, string?]>([
  ['an SVG', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
  ['HTML named .png', 415, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a truncated JPEG', 400, async () => (await noise(800)).subarray(0, 20_000)],
  ['a GIF that is a script', 400, async () => Buffer.from('GIF89a/*\0\0\0\0\0\0*/=1;alert(1)//')],
  ['a PNG that unpacks to 400 megapixels', 413, async () => bomb(20_000, 20_000)],
  ['a PNG of 51 megapixels', 413, () => canvas(10_200, 5_000).png().toBuffer()],
  ['a picture above 15 MB', 413, async () => Buffer.alloc(15 * 1024 * 1024 + 1, 0xff)],
  ['an empty file', 400, async () => Buffer.alloc(0)],
  ['a name with a path', 400, () => canvas(9, 9).png().toBuffer(), '../../x.png'],
  ['a name with a backslash', 400, () => canvas(9, 9).png().toBuffer(), 'c:\\x.png'],
])('%s gets %i and nothing is stored', async (_what, status, make, name = 'x.png') => {
  const before = await mediaCount();
  const answer = await send('image', admin.token, [{ bytes: await make(), name }]);
  expect(answer).toMatchObject({ status, body: { msg: expect.any(String) } });
  expect(await mediaCount()).toBe(before);
});

it('says how large a picture is that is too large', async () => {
  const bytes = Buffer.alloc(17 * 1024 * 1024, 0xff);
  const answer = await send('image', admin.token, [{ bytes, name: 'x.png' }]);
  expect(answer.body.msg).toBe('Pictures can be up to 15 MB; this one is 17 MB.');
});

it('an upload is refused without token or role, with no file or two, when broken off, and as JSON', async () => {
  const file = { bytes: await canvas(9, 9).png().toBuffer(), name: 'x.png' };
  expect((await send('image', undefined, [file])).status).toBe(401);
  expect((await send('image', stranger.token, [file])).status).toBe(403);
  expect((await send('video', chef.token, [file])).status).toBe(403);
  expect((await send('image', admin.token, [])).status).toBe(400);
  expect((await send('image', admin.token, [file, file])).status).toBe(400);
  const headers = {
    Authorization: `Bearer ${admin.token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const broken = { method: 'POST', headers, body: '--x\r\nContent-Disposition: form-data; name="ima' };
  expect((await fetch(`${apiUrl}/upload/image`, broken)).status).toBe(400);
  const json = { ...broken, headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' };
  expect((await fetch(`${apiUrl}/upload/image`, json)).status).toBe(415);
});

it('a video is stored and played from any place in it', async () => {
  const bytes = readFileSync(new URL('../../demo/artwork/rendered/hero-harbour.mp4', import.meta.url));
  const answer = await send('video', admin.token, [{ bytes, name: 'hero.mp4' }]);
  expect(answer).toMatchObject({ status: 201, body: { contentType: 'video/mp4' } });
  const address = `${apiUrl}/videos/${answer.body.file}`;
  const part = await fetch(address, { headers: { Range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const beyond = await fetch(address, { headers: { Range: `bytes=${bytes.length}-` } });
  expect(beyond.status).toBe(416);
  expect((await fetch(address, { method: 'HEAD' })).headers.get('Content-Length')).toBe(String(bytes.length));
  const half = { bytes: bytes.subarray(0, bytes.length >> 1), name: 'half.mp4' };
  expect(await send('video', admin.token, [half])).toMatchObject({
    status: 400,
    body: { msg: expect.stringMatching(/complete/) },
  });
  const picture = { bytes: await canvas(9, 9).png().toBuffer(), name: 'x.mp4' };
  expect((await send('video', admin.token, [picture])).status).toBe(415);
});

it.each(['images/nowhere.jpg', 'videos/nowhere.mp4'])(
  'an unknown file (%s) gets 404 that nobody keeps',
  async (path) => {
    const answer = await fetch(`${apiUrl}/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);

const mediaCount = async () => (await db.collection('media').count().get()).data().count;

/** A JPEG that does not compress to nothing. */
function noise(size: number): Promise<Buffer> {
  const background = { r: 9, g: 40, b: 60 };
  const created = { width: size, height: size, channels: 3 as const, background };
  return sharp({ create: { ...created, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();
}

/** A few hundred bytes of PNG whose header promises a huge picture. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Node's own crc32 is younger than the oldest Node that runs these tests. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
