/**
 * `npm run secure-auth -- --project ID`: shuts the doors that Firebase Auth has of its own, past the API. No
 * sign-up, no deletion of the own account, passwords of ten letters or more, no telling who has an account.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.js';
import { SetupError, run } from './setup-error.js';

const usage = `npm run secure-auth -- --project ID [--mfa]

--mfa lets accounts add an authenticator app.`;

await run(async () => {
  const { project, mfa, 'admin-api': standIn } = readArguments();
  ensureDependencies();
  const { signedInGoogleApi } = await import('./google/google-api.js');
  const { secureAuth } = await import('./google/secure-auth.js');
  console.log(await secureAuth(await signedInGoogleApi(project, standIn), { mfa }));
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        project: { type: 'string' },
        mfa: { type: 'boolean', default: false },
        'admin-api': { type: 'string' },
      },
    });
    if (values.project) return { ...values, project: values.project };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new SetupError(usage);
}
