import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../api/http/http-error.ts';
import { log } from '../logging/log.ts';
import { redact } from '../logging/redact.ts';
import { secrets } from '../secrets.ts';
import { resendMail } from './outbox.ts';

/**
 * Sends what other parts of the product leave in `mail/{id}` without a delivery, as Firebase's Trigger
 * Email extension would: the mails of a booking. A mail server that is down is asked again, ever more
 * seldom, for a day; a mail that may have arrived is left to a person.
 */
export const sendStoredMail = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: venue.region,
    memory: '256MiB',
    retry: true,
    // Mail servers take few connections from one sender, and nobody waits here.
    concurrency: 4,
    maxInstances: 2,
    timeoutSeconds: 60,
    secrets,
  },
  async ({ data, params, time }) => {
    if (!data || data.get('delivery')) return;
    await sendUnlessTooLate(params['id'], new Date(time));
  },
);

/** Nobody is helped by the confirmation of a table that comes after the evening. */
const dayMs = 24 * 60 * 60 * 1_000;

/** Sends the mail of that id. Throws, so that it is tried again, when it surely has not left and is not a day old. */
export async function sendUnlessTooLate(id: string, createdAt: Date): Promise<void> {
  const outcome = await resendMail(id).catch((error: unknown) => {
    // Deleted, sent or being sent by another call of this function, or perhaps arrived: nothing left to do.
    if (error instanceof HttpError) return log.info('mail left alone', { id, reason: error.message });
    throw error;
  });
  if (outcome?.state !== 'ERROR' || outcome.mayHaveArrived) return;
  // The platform logs what is thrown, and mail servers name the recipient in their messages.
  if (Date.now() - createdAt.getTime() < dayMs)
    throw new Error(`Mail ${id} has not left: ${redact(outcome.reason ?? '')}`);
  log.error('mail given up', { id, reason: outcome.reason });
}
