import { SetupError } from '../shared/setup-error.js';
import { authBypasses, authUpdate } from './auth-settings.js';
import { GoogleApiError } from './google-api.js';

/**
 * Sends the settings and reads them back. Resolves with the text to print; throws a SetupError if Google rejects the
 * settings or a bypass stays open.
 * @param {import('./google-api.js').GoogleApi} google @param {{ mfa: boolean }} options
 */
export async function secureAuth(google, options) {
  const address = `/admin/v2/projects/${google.project}/config`;
  const { updateMask, config } = authUpdate(options);
  try {
    await google.patch('identitytoolkit', `${address}?updateMask=${updateMask}`, config);
  } catch (error) {
    if (!(error instanceof GoogleApiError)) throw error;
    throw new SetupError(
      `Nothing was changed. ${explain(error, google.project)}\n(Google says: ${error.message})`,
    );
  }
  const bypasses = authBypasses(await google.get('identitytoolkit', address));
  const open = bypasses.filter(({ isClosed }) => !isClosed);
  if (open.length > 0) {
    const lines = open.map(({ name, risk }) => `  ${name}: ${risk}`);
    throw new SetupError(
      `Google accepted the settings, but these are still possible:\n${lines.join('\n')}\nRun the command again in a minute. If they stay, change them in the Firebase console: Authentication → Settings.`,
    );
  }
  return [
    ...bypasses.map(({ name }) => `closed  ${name}`),
    options.mfa ? 'Accounts may add an authenticator app.' : 'Second factors were left as they are.',
  ].join('\n');
}

/** @param {GoogleApiError} error @param {string} project */
function explain({ status }, project) {
  if (status === 404)
    return `Authentication is not set up in ${project}: open it once in the Firebase console (Build → Authentication → Get started).`;
  if (status === 403)
    return `Your Google account may not change ${project}. It needs the role Firebase Authentication Admin, and the project needs the Identity Toolkit API.`;
  if (status === 400)
    return `${project} does not accept all of the settings. Upgrade it, which is free for a staff of this size: Firebase console → Authentication → Settings → Identity Platform.`;
  return 'Try again in a minute.';
}
