import { isPicked, nameOnServer, readPicked } from './picked-files.ts';

/** A file that was picked and not stored, and did not outlive its page. */
export type LostFile = {
  /** Form path of the field, such as `panels.0.panelImg`, or of the whole list for a gallery. */
  path: string;
  fileName: string;
};

/**
 * The values as a draft can store them: a file does not outlive its page, so in its place stands what it was
 * to replace, and a new picture of a gallery is left out. `lost` says which files these are.
 */
export function storable<Values>(values: Values): { values: Values; lost: LostFile[] } {
  const lost: LostFile[] = [];

  function read(handle: string, path: string[]): string {
    const picked = readPicked(handle);
    if (picked && !picked.storedAs) lost.push({ path: path.join('.'), fileName: picked.file.name });
    return nameOnServer(handle);
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

/** What to say beside the field of a lost file. */
export function pickAgain(fileName: string): string {
  return `“${fileName}” was not saved before the page was reloaded. Pick it again.`;
}
