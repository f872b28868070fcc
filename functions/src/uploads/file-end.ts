import { boxesEnd, readBoxes } from './iso-boxes.ts';
import type { ImageType } from './image-formats.ts';

/** Where the picture ends by its own structure; undefined when it breaks off before. */
export function pictureEnd(bytes: Buffer, type: ImageType): number | undefined {
  return ends[type](bytes);
}

/**
 * Whether the file is the picture and nothing else. Telephones hang a second picture or a few seconds of
 * film behind a photo, which is dropped; any other tail (an archive, a script) makes the file two things
 * at once.
 */
export function isOnlyPicture(bytes: Buffer, type: ImageType): boolean {
  const end = pictureEnd(bytes, type);
  if (end === undefined) return false;
  const tail = bytes.subarray(end);
  if (tail.every((byte) => byte === 0)) return true;
  return type === 'image/jpeg' && isTailOfTelephone(tail);
}

function isTailOfTelephone(tail: Buffer): boolean {
  const start = tail.findIndex((byte) => byte !== 0);
  const rest = tail.subarray(start);
  if (rest[0] === 0xff && rest[1] === 0xd8) return isOnlyPicture(rest, 'image/jpeg');
  // A film begins with the size of its first box, of which the first bytes are zeros.
  const film = tail.subarray(Math.max(0, tail.indexOf('ftyp') - 4));
  if (film.length + start >= tail.length && readBoxes(film)[0]?.name === 'ftyp')
    return boxesEnd(film) === film.length;
  // Samsung's own directory of what it added ends with this word.
  return rest.subarray(-4).toString('latin1') === 'SEFT';
}

const ends: Record<ImageType, (bytes: Buffer) => number | undefined> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/webp': webpEnd,
  'image/gif': gifEnd,
  'image/avif': (bytes) => boxesEnd(bytes),
};

/** Goes from marker to marker; within the picture's data, a marker is an FF that no 00 follows. */
function jpegEnd(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 1 < bytes.length) {
    const isMarker = bytes[at] === 0xff && bytes[at + 1] !== 0x00 && bytes[at + 1] !== 0xff;
    if (!isMarker) {
      at = bytes.indexOf(0xff, at + 1);
      if (at < 0) return undefined;
      continue;
    }
    const marker = bytes[at + 1]!;
    at += 2;
    if (marker === 0xd9) return at;
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (!standsAlone) at += at + 1 < bytes.length ? bytes.readUInt16BE(at) : 2;
  }
  return undefined;
}

/** Chunks of length, name, data and checksum, the last one called IEND. */
function pngEnd(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    at += bytes.readUInt32BE(at) + 12;
    if (name === 'IEND') return at <= bytes.length ? at : undefined;
  }
  return undefined;
}

/** A RIFF file says its length; an odd one is filled up by a byte. */
function webpEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 12) return undefined;
  const size = bytes.readUInt32LE(4) + 8;
  return size <= bytes.length ? Math.min(size + (size % 2), bytes.length) : undefined;
}

/** A header with its colours, then extensions and frames, each a chain of small blocks, then a semicolon. */
function gifEnd(bytes: Buffer): number | undefined {
  const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + colours(bytes[at + 9]);
    else return undefined;
    while (bytes[at]) at += bytes[at]! + 1;
    at += 1;
  }
  return undefined;
}
