import { kindNames } from '@venue/domain';
import { republishAll } from '../../functions/src/records/republish-all.ts';
import { db } from './staff.ts';

const content = kindNames;
const accounts = ['users', 'access', 'accountChanges'];
const collections = [
  ...content,
  ...accounts,
  'published',
  'revisions',
  'media',
  'mail',
  'bookings',
  'evenings',
];

/**
 * When each document was last written, by its path: two states are alike when nothing was stored in
 * between. Leaves out rate limits, which count refused requests too. Of emails only the existence is compared, because
 * the function changes them when it sends them; it deletes reset emails to addresses without an account.
 */
export async function storedState(): Promise<Record<string, string>> {
  const found = await Promise.all(
    collections.map((name) => db.collection(name).select('isPasswordReset').get()),
  );
  return Object.fromEntries(
    found
      .flatMap(({ docs }) => docs)
      .filter((doc) => doc.get('isPasswordReset') !== true)
      .map(({ ref, updateTime }) => [ref.path, ref.path.startsWith('mail/') ? '' : updateTime.valueOf()]),
  );
}

/** Remembers all content and what else is there; gives a function that puts it all back. */
export async function snapshotContent(): Promise<() => Promise<void>> {
  const before = await storedState();
  const kept = await Promise.all(content.map((name) => db.collection(name).get()));
  return async () => {
    const added = Object.keys(await storedState()).filter((path) => !Object.hasOwn(before, path));
    const docs = kept.flatMap(({ docs }) => docs);
    await Promise.all([
      ...docs.map((doc) => doc.ref.set(doc.data())),
      ...added.filter((path) => !path.startsWith('published/')).map((path) => db.doc(path).delete()),
    ]);
    await republishAll('test');
  };
}
