import { useSyncExternalStore } from 'react';

/** A picture or video that was picked on this device and is not stored yet. */
export type PickedFile = {
  kind: 'image' | 'video';
  file: File;
  /** Address of the local preview. */
  url: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** The file name that stood in its place before: kept if the upload fails (section 8). */
  replaces: string;
  /** Gallery pictures are stored under an id alone (section 3). */
  gallery?: boolean;
  /** Share that has been sent, 0 to 1, while it is being uploaded. */
  progress?: number;
  /** Name it is stored under, once it is. */
  storedAs?: string;
  /** Why the last upload failed. */
  failure?: string;
};

/** No stored name has this sign in it, and the schemas accept it in a file name. */
const prefix = 'picked~';

const picked = new Map<string, PickedFile>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps a picked file until it is saved and answers its handle: text that stands in a form where a
 * stored file's name would. Forms so stay plain JSON, for drafts and for telling what was changed;
 * `uploadPicked` turns handles into stored names on saving.
 */
export function pickFile(
  file: File,
  { kind, replaces, gallery }: Pick<PickedFile, 'kind' | 'replaces' | 'gallery'>,
): string {
  const handle = `${prefix}${crypto.randomUUID()}`;
  const url = URL.createObjectURL(file);
  picked.set(handle, { kind, file, url, alt: '', replaces: nameOnServer(replaces), gallery });
  return handle;
}

/** Whether a value is the handle of a picked file, rather than the name of a stored one. */
export function isPicked(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(prefix);
}

/** What is known of a handle; undefined for stored names, and for files that a reload has lost. */
export function readPicked(value: string): PickedFile | undefined {
  return picked.get(value);
}

/** The same, drawn anew while it is uploaded. */
export function usePicked(value: string): PickedFile | undefined {
  return useSyncExternalStore(subscribe, () => picked.get(value));
}

/** Notes something about a picked file: its alt text, how far its upload is. */
export function notePicked(handle: string, change: Partial<PickedFile>): void {
  const known = picked.get(handle);
  if (!known) return;
  picked.set(handle, { ...known, ...change });
  for (const listener of listeners) listener();
}

/** The stored name behind a value: its own, that of its upload, or of what it was to replace. */
export function nameOnServer(value: string): string {
  if (!isPicked(value)) return value;
  const known = picked.get(value);
  return known?.storedAs ?? known?.replaces ?? '';
}

/** The values as a preview needs them: handles become addresses that pictures can be drawn from. */
export function showPicked<Values>(values: Values): Values {
  return mapPicked(values, (handle) => picked.get(handle)?.url ?? '');
}

/** The values as the server has them: handles become the names behind them. */
export function withStoredNames<Values>(values: Values): Values {
  return mapPicked(values, nameOnServer);
}

/** Where in the values handles of stored files stand, as form paths such as `panels.0.panelImg`. */
export function findStored(values: unknown, path: string[] = []): { path: string; name: string }[] {
  if (isPicked(values)) {
    const name = picked.get(values)?.storedAs;
    return name ? [{ path: path.join('.'), name }] : [];
  }
  if (values === null || typeof values !== 'object' || values instanceof Date) return [];
  return Object.entries(values).flatMap(([key, inner]) => findStored(inner, [...path, key]));
}

/** All handles in the values, at any depth. */
export function findPicked(values: unknown): string[] {
  const handles = new Set<string>();
  mapPicked(values, (handle) => {
    handles.add(handle);
    return handle;
  });
  return [...handles];
}

function mapPicked<Values>(values: Values, change: (handle: string) => string): Values {
  function map(value: unknown): unknown {
    if (isPicked(value)) return change(value);
    // A new picture of a gallery that was not uploaded leaves no name behind: the others stay.
    if (Array.isArray(value))
      return value.map(map).filter((inner, index) => inner !== '' || !isPicked(value[index]));
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
  }
  return map(values) as Values;
}
