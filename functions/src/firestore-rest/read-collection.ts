import { ownerToken } from './access-token.ts';
import { requestFirestore } from './request-firestore.ts';
import { plainFields, type StoredFields } from './plain-fields.ts';

/** A collection may hold years of gigs. In ms; a request is answered after eight seconds in any case. */
const timeoutMs = 7_000;

type Row = { document?: { name: string; fields?: StoredFields } };

/**
 * Every document of a collection as plain JSON, with its id.
 * @param orderBy a field in whose order they come, and which all of them have; by id without one
 * @throws when Firestore does not answer in time, or refuses
 */
export async function readCollection(
  collectionId: string,
  orderBy?: string,
): Promise<{ id: string; data: Record<string, unknown> }[]> {
  const structuredQuery = {
    from: [{ collectionId }],
    ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy } }] }),
  };
  const options = { token: await ownerToken(), timeoutMs, body: { structuredQuery } };
  const rows = await requestFirestore<Row[]>(':runQuery', options);
  // An empty collection is answered with one row without a document.
  return (rows ?? []).flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1)!, data: plainFields(document.fields ?? {}) }] : [],
  );
}
