import type { Transaction } from 'firebase-admin/firestore';
import { database } from './admin-app.ts';

/** Runs reads that all see the database as it is at one moment, without locks. Rejects with what `read` throws. */
export function readConsistently<T>(read: (reader: Transaction) => Promise<T>): Promise<T> {
  return database().runTransaction(
    async (reader) => {
      try {
        return await read(reader);
      } catch (error) {
        handleFailedStart(reader);
        throw error;
      }
    },
    { readOnly: true },
  );
}

/**
 * The SDK keeps a second promise of the read that starts a transaction, and handles its rejection only in transactions
 * that write. In a process without a listener, and in Cloud Functions, an unhandled rejection ends the instance: each
 * one that meets a database that is away for longer than the SDK tries.
 */
function handleFailedStart(reader: Transaction): void {
  const { _transactionIdPromise: started } = reader as { _transactionIdPromise?: Promise<unknown> };
  started?.catch(() => undefined);
}
