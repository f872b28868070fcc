import { kindNames, singleId, isSingleKind, type KindName } from '@venue/domain';

/** Whether the id is that of a kind's single record. */
export function isSingle(kind: KindName, id: string): boolean {
  return id === singleId && isSingleKind(kind);
}

/** Path of the published site. */
export const publishedPath = 'published/site';

/** Path of a record. */
export function recordPath(kind: KindName, id: string): string {
  return `${kind}/${id}`;
}

/** Splits a path into kind and id. Throws for any path but a content record's. */
export function readRecordPath(path: string): { kind: KindName; id: string } {
  const [collection, id, ...rest] = path.split('/');
  const kind = kindNames.find((each) => each === collection);
  if (!kind || !id || rest.length > 0) throw new Error(`${path} is not a content record.`);
  return { kind, id };
}
