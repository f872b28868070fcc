import { contentKinds, singleId, singleKinds, type ContentKind } from '@venue/domain';

/** Whether the id names the record of a kind that has a single record. */
export function isSingle(kind: ContentKind, id: string): boolean {
  return id === singleId && singleKinds.some((each) => each === kind);
}

/** Where the record that visitors read is kept. */
export const publishedPath = 'published/site';

/** Path of a record. */
export function recordPath(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

/** Reads a path back into kind and id. Throws when it is none of a content record. */
export function readRecordPath(path: string): { kind: ContentKind; id: string } {
  const [collection, id, ...rest] = path.split('/');
  const kind = contentKinds.find((each) => each === collection);
  if (!kind || !id || rest.length > 0) throw new Error(`${path} is no content record.`);
  return { kind, id };
}
