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
 * The public pages' Firestore, created at the first call. On Chromium and Firefox it caches documents on disk, shared
 * by all tabs, so that an unchanged site costs nothing on the next visit. WebKit loses IndexedDB when a phone wakes
 * up, so there, and with `inMemory`, it caches in memory; the content store persists the site in any case.
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

/** All browsers on iOS are WebKit, and have Apple as their vendor. */
function isWebKit(vendor: string): boolean {
  return vendor.startsWith('Apple');
}
