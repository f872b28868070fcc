import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { venue } from '../../../venue.config.ts';
import { isRestoring } from '../backup/project/marker.ts';
import { HttpError } from '../requests/http-error.ts';
import { log } from '../logging/log.ts';
import { redact } from '../logging/redact.ts';
import { apiSecrets } from '../firebase/secrets.ts';
import { runsAs } from '../service-accounts.js';
import { resendMail } from './outbox.ts';

/**
 * Sends emails that are stored in `mail/{id}` without a delivery, as Firebase's Trigger Email extension would: those
 * of bookings. Retries for a day, with growing pauses, while the mail server is down. An email that may have arrived
 * is left for staff to decide, and so is one that a restore brings: it may be months old.
 */
export const sendStoredMail = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: venue.region,
    serviceAccount: runsAs('sendStoredMail', venue.firebase.projectId),
    memory: '256MiB',
    retry: true,
    // Mail servers accept few connections from one sender, and nobody waits for the result.
    concurrency: 4,
    maxInstances: 2,
    timeoutSeconds: 60,
    // The key of a booking's link is derived from the secret of the limits.
    secrets: apiSecrets,
  },
  async ({ data, params, time }) => {
    if (!data || data.get('delivery')) return;
    if (await isRestoring())
      return log.info('The email was not sent: it was restored.', { id: params['id'] });
    await sendUnlessTooLate(params['id'], new Date(time));
  },
);

/** Retries end after a day: a confirmation after the evening helps nobody. */
const dayMs = 24 * 60 * 60 * 1_000;

/** Sends a stored email. Throws, which makes the platform retry, if it has certainly not been sent and is under a day old. */
export async function sendUnlessTooLate(id: string, createdAt: Date): Promise<void> {
  const outcome = await resendMail(id).catch((error: unknown) => {
    // Deleted, sent, being sent by another call, or perhaps arrived: nothing to do.
    if (error instanceof HttpError) return log.info('The email was skipped.', { id, reason: error.message });
    throw error;
  });
  if (outcome?.state !== 'ERROR' || outcome.mayHaveArrived) return;
  // The platform logs thrown errors, and mail servers quote the recipient.
  if (Date.now() - createdAt.getTime() < dayMs)
    throw new Error(`Email ${id} was not sent: ${redact(outcome.reason ?? '')}`);
  log.error('The email was given up after a day.', { id, reason: outcome.reason });
}
