import { venue } from '../../../venue.config.ts';

/**
 * Signs in with Firebase Auth's own REST call, the only one that checks a password. Gives the ID
 * token, or undefined when Auth refuses, whatever its reason: the caller must not tell them apart.
 * Throws when Auth cannot be reached or fails itself.
 */
export async function passwordSignIn(email: string, password: string): Promise<string | undefined> {
  const answer = await fetch(signInAddress(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status >= 500) throw new Error(`Firebase Auth answered ${answer.status}.`);
  if (!answer.ok) return undefined;
  const { idToken } = (await answer.json()) as { idToken?: string };
  return idToken;
}

function signInAddress(): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const service = 'identitytoolkit.googleapis.com';
  const base = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  return `${base}/v1/accounts:signInWithPassword?key=${venue.firebase.apiKey}`;
}
