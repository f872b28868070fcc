import { randomUUID } from 'node:crypto';
import type { GrantablePermission, Role } from '@venue/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
  if (!process.env[name])
    throw new Error(`${name} is not set: the contract tests need the running emulators.`);
}
if (getApps().length === 0) initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-venue' });

/** The running project's Firestore, past all rules. */
export const db = getFirestore();

/** The running project's accounts. */
export const auth = getAuth();

/** A member of staff made for one test file. */
export type Staff = { uid: string; email: string; password: string; username: string; token: string };

/** Creates an account with the role (undefined: none), grants, profile and access, and signs it in. */
export async function hire(role: Role | undefined, ...permissions: GrantablePermission[]): Promise<Staff> {
  const id = randomUUID().slice(0, 8);
  const email = `${role ?? 'stranger'}-${id}@contract.test`;
  const password = `password-${id}`;
  const username = `Test ${role ?? 'stranger'} ${id}`;
  const { uid } = await auth.createUser({ email, password });
  if (role) await auth.setCustomUserClaims(uid, { role });
  await db.doc(`users/${uid}`).set({ username, email, desc: '', profileImg: '' });
  if (role) await db.doc(`access/${uid}`).set({ role, since: 0, permissions });
  return { uid, email, password, username, token: await tokenOf(email, password) };
}

/** Removes the account again, with its profile and access. */
export async function dismiss({ uid }: Staff): Promise<void> {
  await auth.deleteUser(uid);
  await Promise.all([`users/${uid}`, `access/${uid}`].map((path) => db.doc(path).delete()));
}

/**
 * Waits for the next second by the clock: Auth ends sign-ins by the whole second, so one of the second in which
 * an account changes would still count.
 */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const began = second();
  await vi.waitUntil(() => second() > began, { interval: 20, timeout: 10_000 });
}

/** A fresh ID token, as a sign-in brings it. */
export async function tokenOf(email: string, password: string): Promise<string> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return ((await answer.json()) as { idToken: string }).idToken;
}
