/** One box of an ISO media file (MP4); `end` is exclusive. */
export type Box = { name: string; start: number; end: number };

/** The top-level boxes of an ISO media file, up to the first invalid one or one that is longer than the file. */
export function readBoxes(bytes: Buffer): Box[] {
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
