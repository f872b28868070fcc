import { readDocuments, snapshotTime } from '../backup/project/documents.ts';
import type { ProjectData } from '../backup/project/project-data.ts';
import type { StoredValue } from '../backup/project/stored-value.ts';
import { fixedImages } from './fixed-images.ts';

/**
 * Every text in any document that could be the name of an upload (records, revisions, profiles, emails), and the
 * pictures of the build's own pages. Ignores `media`. Reads the whole database once.
 */
export async function readNamedFiles(place: ProjectData): Promise<Set<string>> {
  const names = new Set(fixedImages());
  for await (const { path, fields } of readDocuments(place, await snapshotTime(place))) {
    if (path.startsWith('media/')) continue;
    for (const value of Object.values(fields)) addNames(value, names);
  }
  return names;
}

function addNames({ stringValue, arrayValue, mapValue }: StoredValue, names: Set<string>): void {
  if (typeof stringValue === 'string') {
    names.add(stringValue);
    // Also finds a picture's URL in place of its name.
    for (const [, name] of stringValue.matchAll(/(?:images|videos)(?:\/|%2F)([^\s"'?#<>)]+)/gi))
      names.add(decode(name!));
  }
  const { values = [] } = (arrayValue ?? {}) as { values?: StoredValue[] };
  const { fields = {} } = (mapValue ?? {}) as { fields?: Record<string, StoredValue> };
  for (const inner of [...values, ...Object.values(fields)]) addNames(inner, names);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone percent sign is part of the name.
    return name;
  }
}
