import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { limitsKey } from '../limits/limits-key.ts';
import type { BookReader, BookWrite } from './change-book.ts';
import { mailboxKey } from './mailbox-key.ts';

/** How long a mailbox gets nothing after "this was not me", in ms: 30 days. */
const refusedMs = 30 * 24 * 60 * 60 * 1_000;

/** The path of the document that says a mailbox wants no email. It reveals no address. Firestore's TTL deletes it. */
function refusalPath(email: string): string {
  const digest = createHmac('sha256', limitsKey())
    .update(`refused by ${mailboxKey(email)}`)
    .digest('hex');
  return `limits/${digest}`;
}

/** Whether the owner of a mailbox has said that bookings in it are not theirs. */
export async function refusesMail(
  { read }: BookReader,
  email: string | undefined,
  now = Date.now(),
): Promise<boolean> {
  if (!email) return false;
  const [doc] = await read(refusalPath(email));
  const until: unknown = doc?.get('expiresAt');
  return until instanceof Timestamp && until.toMillis() > now;
}

/** The write after which a mailbox gets no email for 30 days. */
export async function refusalWrite({ read }: BookReader, email: string, now: Date): Promise<BookWrite> {
  const path = refusalPath(email);
  // Read, so that a second refusal renews the first.
  await read(path);
  return { path, fields: { count: 1, expiresAt: Timestamp.fromMillis(now.getTime() + refusedMs) } };
}
