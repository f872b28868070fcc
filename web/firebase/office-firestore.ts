import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { emulatorHost, emulatorPorts, isEmulated } from './emulators.ts';

let firestore: Firestore | undefined;

/**
 * Firestore for the back office, created at the first call. Its cache is in memory only, so that nothing a member of
 * staff has read stays on a shared computer.
 */
export function officeFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = initializeFirestore(firebaseApp('office'), { localCache: memoryLocalCache() });
  if (isEmulated) connectFirestoreEmulator(firestore, emulatorHost, emulatorPorts.firestore);
  return firestore;
}
