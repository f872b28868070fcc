import { portsFor } from '../ports.js';
import { SetupError } from './setup-error.js';

/**
 * Points the Admin SDK to the emulators or to production.
 * @param {string | undefined} project
 */
export async function choosePlace(project) {
  const { env } = process;
  if (project && !project.startsWith('demo')) {
    for (const name of Object.keys(env)) if (name.endsWith('_EMULATOR_HOST')) delete env[name];
    env.GCLOUD_PROJECT = project;
    await ensureSignedIn();
    return;
  }
  const ports = portsFor(Number(env.PORT_SHIFT ?? 0));
  env.GCLOUD_PROJECT = project ?? env.GCLOUD_PROJECT ?? 'demo-venue';
  env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${ports.auth}`;
  env.FIREBASE_EMULATOR_HUB ??= `127.0.0.1:${ports.hub}`;
  env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${ports.storage}`;
  // Without this the SDK looks for Google credentials first, which the emulators do not need.
  env.METADATA_SERVER_DETECTION ??= 'none';
  for (const host of [env.FIREBASE_AUTH_EMULATOR_HOST, env.FIRESTORE_EMULATOR_HOST]) {
    await fetch(`http://${host}/`).catch(() => {
      throw new SetupError(`No emulator responds at ${host}. Start the venue first: npm start`);
    });
  }
}

/** Throws a SetupError with instructions unless this machine is signed in to Google. */
export async function ensureSignedIn() {
  const { applicationDefault } = await import('firebase-admin/app');
  await applicationDefault()
    .getAccessToken()
    .catch((/** @type {Error} */ { message }) => {
      throw new SetupError(
        `You are not signed in to Google. Sign in and try again: gcloud auth application-default login\n(${message})`,
      );
    });
}
