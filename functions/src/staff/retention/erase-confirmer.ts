import { Timestamp, type DocumentData, type DocumentReference, type Query } from 'firebase-admin/firestore';
import { entryFields, fieldsOf, kindNames, type Fields, type KindName } from '@venue/domain';
import { publishedPath } from '../../kinds/record-paths.ts';
import { database } from '../../firebase/admin-app.ts';

/** Documents read at once: each may hold a whole menu. */
const pageLength = 50;

/**
 * Erases somebody's name from confirmations, such as those of allergens, on records and in their history; the
 * confirmations stay. A confirmation has the moment of the change that made it, by which it is found, also in the copy
 * of a record.
 */
export async function eraseConfirmer(uid: string, erasedName: string): Promise<void> {
  for (const kind of kindNames) {
    for (const confirmations of confirmationsOf(kind)) await eraseFrom(kind, confirmations, uid, erasedName);
  }
}

/** A list of a record, and the fields of its entries that say who has confirmed something, and when. */
type Confirmations = { list: string; fields: string[] };

/** The confirmations of a kind: in the entries of its lists, groups with a name that guests don't get. */
function confirmationsOf(kind: KindName): Confirmations[] {
  return Object.entries(fieldsOf(kind)).flatMap(([list, field]) => {
    const entries = field.kind === 'list' ? entryFields(field) : undefined;
    if (!entries || !('fields' in entries)) return [];
    const fields = Object.entries(entries.fields)
      .filter(([, { kind, of }]) => kind === 'group' && (of as Fields)['byName']?.staffOnly)
      .map(([name]) => name);
    return fields.length > 0 ? [{ list, fields }] : [];
  });
}

async function eraseFrom(
  kind: KindName,
  { list, fields }: Confirmations,
  uid: string,
  erasedName: string,
): Promise<void> {
  const revisions = database().collection('revisions').where('kind', '==', kind);
  const { docs } = await revisions.where('by', '==', uid).select('at').get();
  const moments = new Set(docs.flatMap((doc) => millisOf(doc.get('at')) ?? []));
  if (moments.size === 0) return;
  const erase = (entry: DocumentData): DocumentData => {
    const theirs = fields.filter((name) =>
      moments.has(millisOf((entry[name] as { at?: unknown } | undefined)?.at) ?? 0),
    );
    const erased = theirs.map((name) => [name, { ...(entry[name] as object), byName: erasedName }] as const);
    return erased.length > 0 ? { ...entry, ...Object.fromEntries(erased) } : entry;
  };
  await eraseIn(database().collection(kind), list, erase);
  await eraseIn(revisions, `before.${list}`, erase);
}

/** Changes the elements at a path in each document that holds one to change. */
async function eraseIn(
  query: Query,
  path: string,
  erase: (element: DocumentData) => DocumentData,
): Promise<void> {
  let page = query.limit(pageLength);
  for (;;) {
    const { docs } = await page.get();
    for (const doc of docs) {
      if (changed(doc.get(path), erase)) await eraseOne(doc.ref, path, erase);
    }
    const last = docs.at(-1);
    if (!last || docs.length < pageLength) return;
    page = query.limit(pageLength).startAfter(last);
  }
}

/**
 * In a transaction, because somebody may be saving the record. A save that has read it already would write the name
 * again: saves fail and start again when `published/site` has changed since, so that is changed as well. Guests never
 * get a name, so nothing else of what is published changes.
 */
async function eraseOne(
  ref: DocumentReference,
  path: string,
  erase: (element: DocumentData) => DocumentData,
): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const [document, site] = await transaction.getAll(ref, database().doc(publishedPath));
    const contents = changed(document!.get(path), erase);
    if (!contents) return;
    transaction.update(ref, path, contents);
    if (site!.exists && ref.parent.id !== 'revisions')
      transaction.update(site!.ref, { publishedAt: new Date().toISOString() });
  });
}

/** The elements after the change; undefined if it changes none of them. */
function changed(
  contents: unknown,
  erase: (element: DocumentData) => DocumentData,
): DocumentData[] | undefined {
  if (!Array.isArray(contents)) return undefined;
  const elements = contents as DocumentData[];
  const next = elements.map(erase);
  return next.some((element, index) => element !== elements[index]) ? next : undefined;
}

function millisOf(at: unknown): number | undefined {
  return at instanceof Timestamp ? at.toMillis() : undefined;
}
