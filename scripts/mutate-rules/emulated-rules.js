import { SetupError } from '../shared/setup-error.js';

/**
 * Loads rules into an emulator. Throws with the emulator's message if they do not compile.
 * @param {string} file firestore.rules or storage.rules @param {string} content
 */
export async function loadRules(file, content) {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
  // Firestore's rules go into a project of their own, only to check that they compile. Storage has one set for all.
  const address =
    file === 'firestore.rules'
      ? `http://${firestore}/emulator/v1/projects/demo-rules-mutants:securityRules`
      : `http://${storage}/internal/setRules`;
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
  }).catch(() => {
    throw new SetupError(`No emulator responds at ${address}. Start the venue first: npm start`);
  });
  if (!response.ok) throw new Error(`${file} does not compile: ${await response.text()}`);
}
