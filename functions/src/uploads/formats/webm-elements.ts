/** An EBML element: its id and the range of its body; `end` is Infinity for an unknown size. */
export type Element = { id: number; start: number; end: number };

/** The elements of a WebM file, or of an element's body, up to the first invalid one. */
export function readElements(bytes: Buffer): Element[] {
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
