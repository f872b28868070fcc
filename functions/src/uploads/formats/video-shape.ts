import { readBoxes } from './iso-boxes.ts';
import { readElements, type Element } from './webm-elements.ts';

/**
 * Whether the file is a complete MP4 or WebM: neither truncated nor followed by other bytes, with a video track in
 * its index and media data.
 */
export function isWholeVideo(bytes: Buffer, contentType: string): boolean {
  return contentType === 'video/mp4' ? isWholeMp4(bytes) : isWholeWebm(bytes);
}

/** Boxes up to the last byte: ftyp, an index (moov) with a video track, and media data (mdat) that is not empty. */
function isWholeMp4(bytes: Buffer): boolean {
  const boxes = readBoxes(bytes);
  const isWhole = boxes.at(-1)?.end === bytes.length && boxes.some(({ name }) => name === 'ftyp');
  // The header of a box with a 64-bit size is 16 bytes long.
  const isPlayable = boxes.some(({ name, start, end }) => name === 'mdat' && end - start > 16);
  return isWhole && isPlayable && inside(bytes, 'moov').some(hasVideoTrack);
}

function hasVideoTrack(moov: Buffer): boolean {
  const handlers = inside(moov, 'trak')
    .flatMap((track) => inside(track, 'mdia'))
    .flatMap((media) => inside(media, 'hdlr'));
  // The handler type follows version, flags and a reserved word.
  return handlers.some((handler) => handler.toString('latin1', 8, 12) === 'vide');
}

/** The contents of all boxes with a name. */
function inside(bytes: Buffer, name: string): Buffer[] {
  return readBoxes(bytes)
    .filter((box) => box.name === name)
    .map(({ start, end }) => bytes.subarray(start + 8, end));
}

const ids = { segment: 0x18538067, tracks: 0x1654ae6b, entry: 0xae, type: 0x83, cluster: 0x1f43b675 };
const videoTrack = 1;

/** The EBML header and one segment that ends with the file or has no size (live recordings). */
function isWholeWebm(bytes: Buffer): boolean {
  const [, segment] = readElements(bytes);
  if (segment?.id !== ids.segment || (segment.end !== Infinity && segment.end !== bytes.length)) return false;
  const body = bodyOf(bytes, segment);
  const parts = readElements(body);
  const entries = named(parts, ids.tracks).flatMap((tracks) => {
    const list = bodyOf(body, tracks);
    return named(readElements(list), ids.entry).map((entry) => bodyOf(list, entry));
  });
  const isVideo = (entry: Buffer) =>
    named(readElements(entry), ids.type).some((type) => bodyOf(entry, type).at(-1) === videoTrack);
  return entries.some(isVideo) && named(parts, ids.cluster).some(({ start, end }) => end > start);
}

const named = (elements: Element[], id: number) => elements.filter((element) => element.id === id);

function bodyOf(bytes: Buffer, { start, end }: Element): Buffer {
  return bytes.subarray(start, Math.min(end, bytes.length));
}
