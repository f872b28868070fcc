import { setTimeout as wait } from 'node:timers/promises';

/** Timeout for the function to start and to reach the mail server, in ms. */
const longestMs = 60_000;

/**
 * Stores a test email like those of bookings and waits for its delivery. The Admin SDK must point to the project.
 * @param {string} _project @param {string} to
 * @returns {Promise<import('./result.js').MailState>}
 */
export async function sendTestMail(_project, to) {
  const { initializeApp } = await import('firebase-admin/app');
  const { getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'test-mail'));
  const text = 'The website can send email. This was sent by npm run check-live; there is no need to reply.';
  const expiresAt = Timestamp.fromMillis(Date.now() + 24 * 60 * 60 * 1_000);
  const ref = await db
    .collection('mail')
    .add({ to: [to], message: { subject: 'A test email', text }, expiresAt });
  for (const until = Date.now() + longestMs; Date.now() < until; await wait(500)) {
    const { state = '', error } = (await ref.get()).get('delivery') ?? {};
    if (state === 'SUCCESS' || state === 'ERROR') return { state, error };
  }
  return { state: (await ref.get()).get('delivery.state') ?? '' };
}
