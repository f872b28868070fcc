import {
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { emulatorHost, emulatorPorts, isEmulated } from './emulators.ts';

let auth: Auth | undefined;

/**
 * Auth for the back office, created at the first call; public pages never import this file. Persisted in IndexedDB,
 * so that all tabs share one sign-in (the inactivity clock ends it); without IndexedDB, for the life of the tab. No
 * popup resolver: it would load a third-party script.
 */
export function officeAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp('office'), {
    persistence: [indexedDBLocalPersistence, browserSessionPersistence],
  });
  if (isEmulated) {
    connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
  }
  return auth;
}
