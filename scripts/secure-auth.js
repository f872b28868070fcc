/**
 * `npm run secure-auth -- --project ID`: locks down Firebase Auth's own endpoints, which bypass the API. No sign-up, no
 * deletion of one's own account, passwords of ten characters or more, no email enumeration.
 */
import { command, flag, text } from './shared/command.js';

const usage = `npm run secure-auth -- --project ID [--mfa]

--mfa lets accounts add an authenticator app.`;

await command(
  usage,
  { project: text, mfa: flag, 'admin-api': text },
  ({ values: { project, mfa, 'admin-api': standIn } }) => project && { project, mfa, standIn },
  async ({ project, mfa, standIn }) => {
    const { signedInGoogleApi } = await import('./google/google-api.js');
    const { secureAuth } = await import('./google/secure-auth.js');
    console.log(await secureAuth(await signedInGoogleApi(project, standIn), { mfa }));
  },
);
