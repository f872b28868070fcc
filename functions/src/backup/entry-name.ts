/** What an archive holds one entry for, each kind in a folder of its own. */
export type EntryKind = 'document' | 'file' | 'account';

const kinds: { kind: EntryKind; folder: string; ending: string }[] = [
  { kind: 'document', folder: 'documents/', ending: '.json' },
  { kind: 'file', folder: 'files/', ending: '' },
  { kind: 'account', folder: 'accounts/', ending: '.json' },
];

/** The name of the entry for a document, file or account, whatever signs its path has. */
export function entryName(kind: EntryKind, path: string): string {
  const { folder, ending } = kinds.find((each) => each.kind === kind)!;
  return folder + path.split('/').map(encodePart).join('/') + ending;
}

/**
 * Reads an entry's name back. Undefined for every name that `entryName` does not write: other folders,
 * parts such as `..`, two names for one path.
 */
export function readEntryName(name: string): { kind: EntryKind; path: string } | undefined {
  const found = kinds.find(({ folder, ending }) => name.startsWith(folder) && name.endsWith(ending));
  if (!found) return undefined;
  const { kind, folder, ending } = found;
  const path = decode(name.slice(folder.length, name.length - ending.length));
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
