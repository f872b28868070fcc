import { readFileSync } from 'node:fs';
import { isWholeVideo } from './video-shape.ts';

function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const type = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const data = box('mdat', Buffer.alloc(64, 7));
const index = (kind: string) =>
  box('moov', box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${kind}`, 'latin1')))));
const mp4 = (...boxes: Buffer[]) => isWholeVideo(Buffer.concat(boxes), 'video/mp4');

it('an MP4 has a video track in its index and something to play', () => {
  const real = readFileSync(new URL('../../../../demo/artwork/rendered/hero-harbour.mp4', import.meta.url));
  expect(mp4(real)).toBe(true);
  expect(mp4(real.subarray(0, -1))).toBe(false);
  expect(mp4(type, index('vide'), data)).toBe(true);
  expect(mp4(type, index('soun'), data)).toBe(false);
  expect(mp4(type, box('moov'), data)).toBe(false);
  expect(mp4(type, index('vide'), box('mdat'))).toBe(false);
  expect(mp4(type)).toBe(false);
});

/** An element whose size takes one byte. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | body.length]), body]);
}

const header = element('1a45dfa3', Buffer.from([0x42, 0x82, 0x80]));
const tracks = (kind: number) => element('1654ae6b', element('ae', element('83', Buffer.from([kind]))));
const cluster = element('1f43b675', Buffer.alloc(9, 7));
const webm = (...parts: Buffer[]) =>
  isWholeVideo(Buffer.concat([header, element('18538067', ...parts)]), 'video/webm');

it('a WebM has a video track and something to play', () => {
  expect(webm(tracks(1), cluster)).toBe(true);
  expect(webm(tracks(2), cluster)).toBe(false);
  expect(webm(tracks(1))).toBe(false);
  expect(webm()).toBe(false);
  const live = Buffer.concat([header, Buffer.from('18538067ff', 'hex'), tracks(1), cluster]);
  expect(isWholeVideo(live, 'video/webm')).toBe(true);
});
