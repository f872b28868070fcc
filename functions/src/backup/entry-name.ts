import { isTransient } from './project/documents.ts';

/** The kinds of entries in an archive, each in a folder of its own, with the file extension. */
const endings = { document: '.json', file: '', account: '.json' } as const;

export type EntryKind = keyof typeof endings;

const kinds = Object.keys(endings) as EntryKind[];

/** The name of the entry for a document, file or account; encodes any special characters of its path. */
export function entryName(kind: EntryKind, path: string): string {
  return `${kind}s/${path.split('/').map(encodePart).join('/')}${endings[kind]}`;
}

/** Parses an entry's name; undefined for one that `entryName` does not produce or that belongs in no backup. */
export function readEntryName(name: string): { kind: EntryKind; path: string } | undefined {
  const kind = kinds.find((each) => name.startsWith(`${each}s/`) && name.endsWith(endings[each]));
  if (!kind) return undefined;
  const path = decode(name.slice(kind.length + 2, name.length - endings[kind].length));
  if (!path || entryName(kind, path) !== name || !belongs(kind, path)) return undefined;
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

/** Folders of the bucket that the product stores files in. */
const mediaFolders = ['images', 'videos'];

/**
 * Whether a backup may hold this document, file or account: the one check of names, for what is backed up and for what
 * is restored. Documents and accounts have ids that Firestore takes, files are in a media folder.
 */
export function belongs(kind: EntryKind, path: string): boolean {
  const parts = path.split('/');
  if (!parts.every(isId)) return false;
  if (kind === 'account') return parts.length === 1 && path.length <= longestUid;
  if (kind === 'file') return parts.length === 2 && mediaFolders.includes(parts[0]!);
  return parts.length % 2 === 0 && parts.length <= deepestPath && !isTransient(path);
}

/** Firestore's limits for an id, in bytes, and for the parts of a path; Firebase Auth's for a uid. */
const longestId = 1_500;
const deepestPath = 200;
const longestUid = 128;

function isId(part: string): boolean {
  return (
    part !== '' && !/^\.{1,2}$|^__.*__$|\p{Cc}|\p{Cs}/su.test(part) && Buffer.byteLength(part) <= longestId
  );
}
