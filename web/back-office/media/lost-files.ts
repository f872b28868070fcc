import { findPicked, isPicked, nameOnServer, readPicked } from './picked-files.ts';

/** A file that was picked but not stored, and was lost with its page. */
export type LostFile = {
  /** Form path of the field, such as `panels.0.panelImg`, or of the whole list for a gallery. */
  path: string;
  fileName: string;
};

/** Notes in a draft about its picked files, by handle: the files themselves are lost with the page. */
export type PickedNotes = Record<string, { fileName: string; onServer: string; isStored: boolean }>;

/** Collects the notes about all picked files in the values. */
export function notesOfPicked(values: unknown): PickedNotes {
  const notes = findPicked(values).map((handle) => {
    const { file, storedAs } = readPicked(handle) ?? {};
    const note = {
      fileName: file?.name ?? '',
      onServer: nameOnServer(handle),
      isStored: storedAs !== undefined,
    };
    return [handle, note] as const;
  });
  return Object.fromEntries(notes);
}

/**
 * Makes the values of a draft usable on this page. A file that was picked on an earlier page is replaced by the name
 * it was to replace; a new gallery picture is left out. `lost` lists these files.
 */
export function withoutLost<Values>(
  values: Values,
  notes: PickedNotes,
): { values: Values; lost: LostFile[] } {
  const lost: LostFile[] = [];

  function read(handle: string, path: string[]): string {
    if (readPicked(handle)) return handle;
    const { fileName = '', onServer = '', isStored = false } = notes[handle] ?? {};
    if (!isStored) lost.push({ path: path.join('.'), fileName });
    return onServer;
  }

  function map(value: unknown, path: string[]): unknown {
    if (isPicked(value)) return read(value, path);
    if (Array.isArray(value)) {
      if (!value.some(isPicked)) return value.map((inner, index) => map(inner, [...path, String(index)]));
      return value.map((inner) => map(inner, path)).filter((name) => name !== '');
    }
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, [...path, key])]));
  }

  return { values: map(values, []) as Values, lost };
}

/** The message at the field of a lost file. */
export function pickAgain(fileName: string): string {
  return `“${fileName}” was not saved before the page was reloaded. Pick it again.`;
}
