import { readBoxes } from './iso-boxes.ts';

/** Whether the file is a whole MP4 or WebM: nothing is missing at its end and nothing hangs behind it. */
export function isWholeVideo(bytes: Buffer, contentType: string): boolean {
  return contentType === 'video/mp4' ? isWholeMp4(bytes) : isWholeWebm(bytes);
}

/** Boxes up to the last byte, with an index (moov, or moof for fragments) and what it points to. */
function isWholeMp4(bytes: Buffer): boolean {
  const boxes = readBoxes(bytes);
  const has = (name: string) => boxes.some((box) => box.name === name);
  return boxes.at(-1)?.end === bytes.length && has('ftyp') && has('moov') && has('mdat');
}

/** EBML's header and one segment that ends with the file, or that does not say where it ends (live recordings). */
function isWholeWebm(bytes: Buffer): boolean {
  const header = readElement(bytes, 0);
  const segment = header && readElement(bytes, header.end);
  if (!segment || segment.id !== 0x18538067) return false;
  return segment.end === Infinity || segment.end === bytes.length;
}

/** An EBML element: id and size, each with its own length in its leading zero bits. */
function readElement(bytes: Buffer, at: number): { id: number; end: number } | undefined {
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
  return { id, end: isUnknown ? Infinity : at + idLength + sizeLength + size };
}

function lengthAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  return byte === 0 ? 0 : Math.clz32(byte) - 23;
}
