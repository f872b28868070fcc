import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  type Firestore,
} from 'firebase/firestore';
import { firebaseApp } from '../../firebase/app.ts';
import { emulatorHost, emulatorPorts, isEmulated } from '../../firebase/emulators.ts';

let firestore: Firestore | undefined;

/**
 * Firestore for the public pages, made at the first call. On Chromium and Firefox it keeps what it
 * read on the device, shared by all tabs, so that an unchanged site costs nothing at the next visit.
 * WebKit loses IndexedDB when a phone wakes up, so there it stays in memory, and so it does with
 * `inMemory`; the content store carries the site over instead.
 */
export function publicFirestore(inMemory: boolean): Firestore {
  if (firestore) return firestore;
  const localCache =
    inMemory || isWebKit(navigator.vendor)
      ? memoryLocalCache()
      : persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  firestore = initializeFirestore(firebaseApp('public'), { localCache });
  if (isEmulated) connectFirestoreEmulator(firestore, emulatorHost, emulatorPorts.firestore);
  return firestore;
}

/** Every browser on an iPhone is WebKit and says so here, whatever name it goes by. */
function isWebKit(vendor: string): boolean {
  return vendor.startsWith('Apple');
}
