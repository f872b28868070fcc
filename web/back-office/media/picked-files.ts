import { useSyncExternalStore } from 'react';

/** A picture or video that was picked on this device and may not be stored yet. */
export type PickedFile = {
  kind: 'image' | 'video';
  file: File;
  /** Address of the local preview. */
  url: string;
  /** Its alt text. */
  alt: string;
  /** Name of the stored file that it replaces; stays if the upload fails. */
  replaces: string;
  /** Gallery pictures are stored under an id alone. */
  gallery?: boolean;
  /** Share that was sent, 0 to 1, during the upload. */
  progress?: number;
  /** Its stored name, after the upload. */
  storedAs?: string;
  /** Why the last upload failed. */
  failure?: string;
};

/** No stored name contains this character, and the schemas accept it in a file name. */
const prefix = 'picked~';

const picked = new Map<string, PickedFile>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Holds a picked file until it is saved and returns its handle: text that takes the place of a stored file's name in a
 * form. So the values of forms stay plain JSON, for drafts and comparisons. The file itself is never stored: phones
 * clear IndexedDB under memory pressure, which is when it would be needed. `uploadPicked` turns handles into stored
 * names on saving.
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

/** The picked file of a handle; undefined for stored names, and for files that a reload has lost. */
export function readPicked(value: string): PickedFile | undefined {
  return picked.get(value);
}

/** Like `readPicked`, and renders again during the upload. */
export function usePicked(value: string): PickedFile | undefined {
  return useSyncExternalStore(subscribe, () => picked.get(value));
}

/** Changes something about a picked file: its alt text, its upload progress. */
export function notePicked(handle: string, change: Partial<PickedFile>): void {
  const known = picked.get(handle);
  if (!known) return;
  picked.set(handle, { ...known, ...change });
  for (const listener of listeners) listener();
}

/** The stored name behind a value: its own, that of its upload, or that of the file it replaces. */
export function nameOnServer(value: string): string {
  if (!isPicked(value)) return value;
  const known = picked.get(value);
  return known?.storedAs ?? known?.replaces ?? '';
}

/** The values for a preview: handles become URLs of local previews. */
export function showPicked<Values>(values: Values): Values {
  return mapPicked(values, (handle) => picked.get(handle)?.url ?? '');
}

/** The values as the server has them: handles become stored names. */
export function withStoredNames<Values>(values: Values): Values {
  return mapPicked(values, nameOnServer);
}

/** Handles of uploaded files in the values, by form path such as `panels.0.panelImg`. */
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
  function look(value: unknown): void {
    if (isPicked(value)) handles.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(look);
  }
  look(values);
  return [...handles];
}

function mapPicked<Values>(values: Values, change: (handle: string) => string): Values {
  function map(value: unknown): unknown {
    if (isPicked(value)) return change(value);
    // A new gallery picture that was not uploaded has no name, so it is left out.
    if (Array.isArray(value))
      return value.map(map).filter((inner, index) => inner !== '' || !isPicked(value[index]));
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
  }
  return map(values) as Values;
}
