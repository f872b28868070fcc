import { Timestamp, type DocumentData, type DocumentReference, type Query } from 'firebase-admin/firestore';
import { publishedPath } from '../../kinds/record-paths.ts';
import { database } from '../../firebase/admin-app.ts';

/** Documents read at once: each may hold a whole menu. */
const pageLength = 50;

/**
 * Erases somebody's name from the confirmations of allergens, on menus and in their history; the confirmations stay. A
 * confirmation has the moment of the change that made it, by which it is found, also in the copy of a menu.
 */
export async function eraseConfirmer(uid: string, erasedName: string): Promise<void> {
  const revisions = database().collection('revisions').where('kind', '==', 'menus');
  const { docs } = await revisions.where('by', '==', uid).select('at').get();
  const moments = new Set(docs.flatMap((doc) => millisOf(doc.get('at')) ?? []));
  if (moments.size === 0) return;
  const erase = (element: DocumentData): DocumentData => {
    const { allergensChecked } = element;
    const isTheirs = moments.has(millisOf(allergensChecked?.at) ?? 0);
    return isTheirs ? { ...element, allergensChecked: { ...allergensChecked, byName: erasedName } } : element;
  };
  await eraseIn(database().collection('menus'), 'contents', erase);
  await eraseIn(revisions, 'before.contents', erase);
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
 * In a transaction, because somebody may be saving the menu. A save that has read it already would write the name
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
    if (site!.exists && ref.parent.id === 'menus')
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
