/** What an archive holds one entry for, each kind in a folder of its own, with the ending of its names. */
const endings = { document: '.json', file: '', account: '.json' } as const;

export type EntryKind = keyof typeof endings;

const kinds = Object.keys(endings) as EntryKind[];

/** The name of the entry for a document, file or account, whatever signs its path has. */
export function entryName(kind: EntryKind, path: string): string {
  return `${kind}s/${path.split('/').map(encodePart).join('/')}${endings[kind]}`;
}

/**
 * Reads an entry's name back. Undefined for every name that `entryName` does not write: other folders,
 * parts such as `..`, two names for one path.
 */
export function readEntryName(name: string): { kind: EntryKind; path: string } | undefined {
  const kind = kinds.find((each) => name.startsWith(`${each}s/`) && name.endsWith(endings[each]));
  if (!kind) return undefined;
  const path = decode(name.slice(kind.length + 2, name.length - endings[kind].length));
  if (!path || entryName(kind, path) !== name || !fits(kind, path)) return undefined;
  return { kind, path };
}

/** Percent signs for all but plain signs; a part of dots alone would be a way out of the folder. */
function encodePart(part: string): string {
  return /^\.+$/.test(part) ? part.replaceAll('.', '%2E') : encodeURIComponent(part);
}

function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone percent sign: no name that was written here.
    return undefined;
  }
}

/** Documents lie in collections: their paths have an even number of parts, none of them empty. */
function fits(kind: EntryKind, path: string): boolean {
  if (kind === 'file') return true;
  const parts = path.split('/');
  return (
    parts.every((part) => part !== '') && (kind === 'account' ? parts.length === 1 : parts.length % 2 === 0)
  );
}
