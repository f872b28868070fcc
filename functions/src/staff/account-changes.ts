import { byScript, type AccountChange } from '@venue/domain';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';

/** Number of changes in the history, the latest ones. */
const longestList = 200;

/** A change of an account, before its author and time are added. */
export type AccountEvent = Pick<AccountChange, 'uid' | 'email' | 'username' | 'operation' | 'details'>;

/** The changes of all accounts, latest first. */
export async function listAccountChanges(): Promise<AccountChange[]> {
  const found = await accountChanges().orderBy('at', 'desc').limit(longestList).get();
  return found.docs.map(present);
}

/** A new document for a change. */
export function newAccountChange(): DocumentReference {
  return accountChanges().doc();
}

/**
 * The data of a change's document. Names and addresses are in `username`, `email` and `byName` only, so that a former
 * member's can be erased while the change stays. `author` is the author's profile, undefined when run from the command
 * line.
 */
export function accountChangeData(event: AccountEvent, author: DocumentSnapshot | undefined, at: Date) {
  const { uid, email, username, operation, details } = event;
  const by = author?.id ?? byScript;
  const byName = String(author?.get('username') ?? '');
  return { uid, email, username, operation, details, by, byName, at };
}

/** A stored change. Names and addresses may have been erased. */
type StoredChange = Pick<AccountChange, 'uid' | 'operation' | 'by'> &
  Partial<Pick<AccountChange, 'email' | 'username' | 'details' | 'byName'>> & { at: Timestamp };

function present(doc: DocumentSnapshot): AccountChange {
  const stored = doc.data() as StoredChange;
  const { uid, email = '', username = '', operation, details = {}, by, byName = '', at } = stored;
  return { _id: doc.id, uid, email, username, operation, details, by, byName, at: at.toDate() };
}

function accountChanges(): CollectionReference {
  return database().collection('accountChanges');
}
