import { addresses } from './addresses.js';
import { api, demoAccounts } from './api.js';
import { auth } from './auth.js';
import { backups } from './backups.js';
import { browserKey } from './browser-key.js';
import { certificate } from './certificate.js';
import { compression, headers } from './headers.js';
import { mail } from './mail.js';
import { permissions } from './permissions.js';
import { unknown } from './result.js';
import { indexes, rules } from './rules-and-indexes.js';
import { speed } from './speed.js';

/** @typedef {import('./result.js').Result} Result */

/** Speed comes first, so that its first page is a cold one if any is. */
const checks = [
  speed,
  certificate,
  headers,
  addresses,
  compression,
  api,
  demoAccounts,
  auth,
  permissions,
  browserKey,
  rules,
  indexes,
  backups,
  mail,
];

/**
 * Runs all checks that the context allows, and reports each result at once.
 * @param {import('./result.js').Context} context @param {(result: Result) => void} tell
 * @returns {Promise<Result[]>}
 */
export async function runChecks(context, tell) {
  /** @type {Result[]} */
  const results = [];
  for (const check of checks) {
    for (const result of await runCheck(check, context)) {
      results.push(result);
      tell(result);
    }
  }
  return results;
}

/** @param {import('./result.js').Check} check @param {import('./result.js').Context} context @returns {Promise<Result[]>} */
async function runCheck({ title, needsProject, run }, context) {
  const { google, project } = context;
  if (needsProject && !google) return [unknown(title, 'cannot be seen from outside', 'add --project ID')];
  try {
    return await run(/** @type {import('./result.js').CheckContext} */ ({ ...context, google, project }));
  } catch (error) {
    return [unknown(title, reasonOf(error))];
  }
}

/** Includes the cause, which has the reason of a failed fetch. @param {unknown} error */
function reasonOf(error) {
  const { message, cause } = /** @type {Error} */ (error);
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
