/** The kinds of entries in an archive, each in a folder of its own, with the file extension. */
const endings = { document: '.json', file: '', account: '.json' } as const;

export type EntryKind = keyof typeof endings;

const kinds = Object.keys(endings) as EntryKind[];

/** The name of the entry for a document, file or account; encodes any special characters of its path. */
export function entryName(kind: EntryKind, path: string): string {
  return `${kind}s/${path.split('/').map(encodePart).join('/')}${endings[kind]}`;
}

/** Parses an entry's name; undefined for any name that `entryName` does not produce, such as one with `..`. */
export function readEntryName(name: string): { kind: EntryKind; path: string } | undefined {
  const kind = kinds.find((each) => name.startsWith(`${each}s/`) && name.endsWith(endings[each]));
  if (!kind) return undefined;
  const path = decode(name.slice(kind.length + 2, name.length - endings[kind].length));
  if (!path || entryName(kind, path) !== name || !fits(kind, path)) return undefined;
  return { kind, path };
}

/** Percent-encodes a part of a path, including dots alone, which would lead out of the folder. */
function encodePart(part: string): string {
  return /^\.+$/.test(part) ? part.replaceAll('.', '%2E') : encodeURIComponent(part);
}

function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone percent sign, which encodePart never produces.
    return undefined;
  }
}

/** Document paths have an even number of parts, none of them empty. */
function fits(kind: EntryKind, path: string): boolean {
  if (kind === 'file') return true;
  const parts = path.split('/');
  return (
    parts.every((part) => part !== '') && (kind === 'account' ? parts.length === 1 : parts.length % 2 === 0)
  );
}
