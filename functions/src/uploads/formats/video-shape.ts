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

/** One box of an ISO media file (MP4); `end` is exclusive. */
type Box = { name: string; start: number; end: number };

/** The top-level boxes of an ISO media file, up to the first invalid one or one that is longer than the file. */
function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    const end = at + sizeOf(bytes, at);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(name) || end < at + 8 || end > bytes.length) break;
    boxes.push({ name, start: at, end });
    at = end;
  }
  return boxes;
}

/** A size of 1 means that the size is in the next eight bytes, 0 that the box reaches to the end of the file. */
function sizeOf(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
}

/** An EBML element: its id and the range of its body; `end` is Infinity for an unknown size. */
type Element = { id: number; start: number; end: number };

/** The elements of a WebM file, or of an element's body, up to the first invalid one. */
function readElements(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const element = readElement(bytes, at);
    if (!element) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/** Id and size come first, each with its length in its leading zero bits. */
function readElement(bytes: Buffer, at: number): Element | undefined {
  const idLength = lengthAt(bytes, at);
  const sizeLength = lengthAt(bytes, at + idLength);
  if (!idLength || !sizeLength || at + idLength + sizeLength > bytes.length) return undefined;
  let size = bytes[at + idLength]! & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let i = 1; i < sizeLength; i += 1) {
    const byte = bytes[at + idLength + i]!;
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  const id = bytes.readUIntBE(at, Math.min(idLength, 6));
  const start = at + idLength + sizeLength;
  return { id, start, end: isUnknown ? Infinity : start + size };
}

function lengthAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  return byte === 0 ? 0 : Math.clz32(byte) - 23;
}
