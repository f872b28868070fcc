import type { GoogleAuth } from 'google-auth-library';

/** Long enough for a slow phone; short, because the token survives a password reset. */
const lifetimeSeconds = 60;
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Issuer of the emulator's own tokens; the emulator checks neither issuer nor signature. */
const emulatorAccount = 'firebase-auth-emulator@example.com';
/** Timeout for the signature, which a sign-in waits for. */
const timeoutMs = 6_000;

let google: GoogleAuth | undefined;

/**
 * A Firebase custom token with which a browser signs in as the account (`signInWithCustomToken`), valid for 60
 * seconds. The Admin SDK's tokens are valid for an hour and cannot be revoked: one made before a password reset would
 * still open a session after it. Roles are not in the token; they are claims of the account.
 * @throws when the functions' service account may not sign (docs/deploy.md)
 */
export async function createCustomToken(uid: string): Promise<string> {
  const isEmulated = Boolean(process.env['FIREBASE_AUTH_EMULATOR_HOST']);
  const account = isEmulated ? emulatorAccount : await readServiceAccount();
  const iat = Math.floor(Date.now() / 1000);
  const header = { alg: isEmulated ? 'none' : 'RS256', typ: 'JWT' };
  const claims = { aud: audience, iat, exp: iat + lifetimeSeconds, iss: account, sub: account, uid };
  const unsigned = `${encode(header)}.${encode(claims)}`;
  return `${unsigned}.${isEmulated ? '' : await sign(unsigned)}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** The library is loaded with the first sign-in, so that no other call waits for it. */
async function signer(): Promise<GoogleAuth> {
  if (google) return google;
  const { GoogleAuth } = await import('google-auth-library');
  google = new GoogleAuth({
    scopes: 'https://www.googleapis.com/auth/cloud-platform',
    clientOptions: { transporterOptions: { timeout: timeoutMs } },
  });
  return google;
}

async function readServiceAccount(): Promise<string> {
  const { client_email: email } = await (await signer()).getCredentials();
  if (!email) throw new Error('Signing in needs a service account; these credentials belong to none.');
  return email;
}

/** Signs with the service account's key file if there is one, otherwise through IAM. */
async function sign(text: string): Promise<string> {
  try {
    const signature = await (await signer()).sign(text);
    return Buffer.from(signature, 'base64').toString('base64url');
  } catch (error) {
    throw new Error(
      'The custom token of a sign-in could not be signed. Does the functions’ service account have roles/iam.serviceAccountTokenCreator on itself (docs/deploy.md)?',
      { cause: error },
    );
  }
}
