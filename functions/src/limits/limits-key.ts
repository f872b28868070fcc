/** On the emulators all processes, including tests, have to find the same counters. */
const developmentKey = 'emulators only';

/**
 * The secret of the HMACs in `limits/`. Without it a copy of the database does not show who signed in from where,
 * although there are few enough addresses to try them all.
 * @throws when LIMITS_KEY is missing in production
 */
export function limitsKey(env: NodeJS.ProcessEnv = process.env): string {
  const key = env['LIMITS_KEY'];
  if (key) return key;
  if (env['FIRESTORE_EMULATOR_HOST']) return developmentKey;
  throw new Error('LIMITS_KEY is not set. See docs/deploy.md.');
}
