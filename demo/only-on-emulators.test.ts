import { ensureOnlyEmulators } from './only-on-emulators.ts';

const emulators = {
  GCLOUD_PROJECT: 'demo-venue',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

it('the demo is loaded where Auth, Firestore and Storage are emulators of a demo project', () => {
  expect(() => ensureOnlyEmulators(emulators)).not.toThrow();
});

it.each(Object.keys(emulators))('and nowhere else: without %s it is refused', (name) => {
  expect(() => ensureOnlyEmulators({ ...emulators, [name]: undefined })).toThrow(name);
});

it('a real project is refused even with every emulator at hand', () => {
  expect(() => ensureOnlyEmulators({ ...emulators, GCLOUD_PROJECT: 'lantern-live' })).toThrow('lantern-live');
});
