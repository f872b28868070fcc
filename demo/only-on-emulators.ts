const hosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/**
 * Throws unless the environment leads to the emulators of a demo project in every service that the demo is
 * loaded into: one that is missing would be the production service, and the demo's passwords are known.
 */
export function ensureOnlyEmulators(env: NodeJS.ProcessEnv): void {
  const missing = hosts.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`The demo venue is for the emulators only; ${missing.join(' and ')} not set.`);
  }
  const project = env['GCLOUD_PROJECT'] ?? '';
  if (!project.startsWith('demo-')) {
    throw new Error(
      `The demo venue is for a project whose id begins with "demo-"; GCLOUD_PROJECT is "${project}".`,
    );
  }
}
