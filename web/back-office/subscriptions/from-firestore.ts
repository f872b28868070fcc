/**
 * Converts a Firestore document to a domain record: timestamps become dates, at any depth.
 * @param id the document's own id, given as `_id`
 */
export function fromFirestore<Entity>(id: string, data: object): Entity {
  return { ...(convert(data) as object), _id: id } as Entity;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (value === null || typeof value !== 'object') return value;
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate() as Date;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
}
