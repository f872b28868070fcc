import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { bucketName } from './bucket-name.ts';
import { onRenewal } from './connections.ts';
import { firestoreSettings } from './connection-settings.ts';
import { log } from '../logging/log.ts';

/** Longer than anybody waits for a call, in ms: then a renewed app's connections can be closed. */
const outlivedMs = 30_000;
/** Connections younger than this, in ms, are not renewed: many requests wait on the same dead one. */
const youngMs = 2_000;

/** The app that this module has opened; undefined while a script's or a test's is used. */
let own: App | undefined;
let opened = 0;
/** When it was opened, on the clock of performance.now(). */
let openedAt = 0;

/**
 * The one Admin app: an existing one (a script's or a test's), else a new one. Firebase's
 * own triggers bring an app with another name, which does not count.
 */
export function adminApp(): App {
  const standing = getApps().find(({ name }) => name === '[DEFAULT]');
  return own ?? standing ?? (own = openApp());
}

function openApp(): App {
  const projectId = process.env['GCLOUD_PROJECT'] ?? venue.firebase.projectId;
  opened += 1;
  openedAt = performance.now();
  const name = opened > 1 ? `renewed-${opened}` : undefined;
  const app = initializeApp({ projectId, storageBucket: bucketName() }, name);
  getFirestore(app).settings(firestoreSettings);
  return app;
}

onRenewal(() => {
  const former = own;
  if (!former || performance.now() - openedAt < youngMs) return;
  own = openApp();
  outliveRetries();
  setTimeout(() => {
    const ignore = () => undefined;
    getFirestore(former).terminate().catch(ignore);
    deleteApp(former).catch(ignore);
  }, outlivedMs).unref();
});

let outlives = false;

/**
 * Keeps this process alive when a client is closed that the SDK still retries on, which it does for over a minute: it
 * drops the promise of that retry, and an unhandled rejection ends a process. The caller got a response long before.
 * All other rejections go to those who listened before, as Cloud Functions does to end the instance.
 */
function outliveRetries(): void {
  if (outlives) return;
  outlives = true;
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error, promise) => {
    if (/client has already been terminated/.test(String(error)))
      log.info('Firestore was silent until its connection was closed.');
    else if (others.length > 0) for (const listener of others) listener.call(process, error, promise);
    else throw error;
  });
}

/** Firestore with all rights: rules do not apply here. */
export function database(): Firestore {
  return getFirestore(adminApp());
}

/** gRPC codes of "somebody else was faster": NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const overtakenCodes = new Set<unknown>([5, 6, 9, 10]);

/** Whether a write failed because its precondition no longer held. */
export function isOvertaken(error: unknown): boolean {
  return overtakenCodes.has((error as { code?: unknown }).code);
}
