/** On the emulators every process, the tests' included, has to find the same counters. */
const developmentKey = 'emulators only';

/**
 * The secret under which accounts and addresses are hashed in `limits/`: without it a copy of the database
 * does not tell who signed in from where, although addresses are few enough to try them all.
 * @throws when LIMITS_KEY is missing in production
 */
export function limitsKey(env: NodeJS.ProcessEnv = process.env): string {
  const key = env['LIMITS_KEY'];
  if (key) return key;
  if (env['FIRESTORE_EMULATOR_HOST']) return developmentKey;
  throw new Error('LIMITS_KEY is not set. See docs/deploy.md.');
}
