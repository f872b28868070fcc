/**
 * The result of one check.
 * @typedef {{ state: 'ok' | 'not ok' | 'unknown', name: string, detail: string, advice?: string }} Result
 */

/**
 * The input of the checks.
 * @typedef {object} Context
 * @property {string} url origin of the site
 * @property {boolean} allowHttp the site runs on this machine: certificates and emulators are not checked
 * @property {string} [project]
 * @property {string} [bucket] the bucket of the project's pictures
 * @property {string} [region] of the functions
 * @property {string} [siteUrl] the venue's own address, as configured
 * @property {string} [apiKey] the browser's key, as configured
 * @property {import('../google/google-api.js').GoogleApi} [google] missing without a project
 * @property {string} [mailTo] the recipient of a test email
 * @property {(project: string, mailTo: string) => Promise<MailState>} [sendMail]
 */

/** @typedef {{ state: string, error?: string }} MailState */

/** One check: its title if it cannot be done, and its results. @typedef {{ title: string, needsProject?: boolean, run: (context: CheckContext) => Promise<Result[]> }} Check */

/** The context of a check; one that needs a project has all of it. @typedef {Context & Required<Pick<Context, 'google' | 'project' | 'region' | 'siteUrl' | 'apiKey'>>} CheckContext */

/** @param {string} name @param {string} [detail] @returns {Result} */
export const ok = (name, detail = '') => ({ state: 'ok', name, detail });

/** @param {string} name @param {string} detail @param {string} advice @returns {Result} */
export const notOk = (name, detail, advice) => ({ state: 'not ok', name, detail, advice });

/** @param {string} name @param {string} detail @param {string} [advice] @returns {Result} */
export const unknown = (name, detail, advice) => ({
  state: 'unknown',
  name,
  detail,
  ...(advice && { advice }),
});

/**
 * `ok`, or `notOk` with the problem.
 * @param {string} name @param {boolean} isFine @param {string} detail @param {string} advice
 */
export const judge = (name, isFine, detail, advice) => (isFine ? ok(name) : notOk(name, detail, advice));

const words = { ok: 'ok             ', 'not ok': 'NOT ok         ', unknown: 'could not check' };

/** @param {Result} result */
export function printResult({ state, name, detail, advice }) {
  console.log(`${words[state]}  ${name}${detail ? `: ${detail}` : ''}`);
  if (state !== 'ok' && advice) console.log(`${' '.repeat(17)}→ ${advice}`);
}
