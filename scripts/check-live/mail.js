import { setTimeout as wait } from 'node:timers/promises';
import { notOk, ok, unknown } from './result.js';

/** Whether a mail server is set up and, with --mail-to, whether it works. @type {import('./result.js').Check} */
export const mail = {
  title: 'mail',
  needsProject: true,
  async run({ google, project, mailTo, sendMail }) {
    const setUp = `npx firebase functions:secrets:set MAIL_URL --project ${project}, then npm run deploy -- --project ${project}`;
    const secret = await google.find(
      'secretmanager',
      `/v1/projects/${project}/secrets/MAIL_URL/versions/latest`,
    );
    if (secret?.state !== 'ENABLED')
      return [notOk('mail server', 'MAIL_URL is not set, so no email is sent', setUp)];
    if (!mailTo || !sendMail)
      return [ok('mail server', 'MAIL_URL is set; --mail-to you@example.com sends a test email')];
    const { state, error } = await sendMail(project, mailTo);
    const name = `a test email to ${mailTo}`;
    if (state === 'SUCCESS')
      return [ok(name, 'the mail server accepted it; check that it arrived, and not as spam')];
    if (state === 'ERROR')
      return [notOk(name, error ?? 'not sent', `check user, password and server: ${setUp}`)];
    const log = `read the log: npx firebase functions:log --only sendStoredMail --project ${project}`;
    return [unknown(name, `still ${state || 'waiting'}`, log)];
  },
};

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
