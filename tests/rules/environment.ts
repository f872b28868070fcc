import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Where the rules lie. `npm run mutate-rules` has these tests look at rules that it changed. */
const folder = process.env['RULES_FOLDER'] ?? fileURLToPath(new URL('../..', import.meta.url));
const rulesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** The real Firestore rules on the running emulator, in a project of the test file's own. */
export function firestoreEnvironment(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { ...emulator('FIRESTORE_EMULATOR_HOST'), rules: rulesOf('firestore.rules') },
  });
}

/** The real Storage rules on the running emulator. */
export function storageEnvironment(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    storage: { ...emulator('FIREBASE_STORAGE_EMULATOR_HOST'), rules: rulesOf('storage.rules') },
  });
}

/** A test without its emulator must fail, not pass by looking at nothing. */
function emulator(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: the rules tests need the running emulators.`);
  return { host, port: Number(port) };
}
