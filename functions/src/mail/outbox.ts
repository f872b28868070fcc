import { randomUUID } from 'node:crypto';
import type { EmailInput } from '@venue/domain/schemas';
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { venue } from '../../../venue.config.ts';
import { Refusal } from '../errors.ts';
import { database } from '../firebase.ts';
import { refusals } from '../refusals.ts';
import { MailFailure, mailSettings, sendOverSmtp } from './smtp.ts';

/** PENDING: kept, not tried. PROCESSING: being handed over. SUCCESS: the mail server has it. ERROR: it has not. */
export type MailState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

export type MailOutcome = {
  _id: string;
  recipient: string;
  subject: string;
  state: MailState;
  reason?: string;
};

/** How long one attempt owns the mail: longer than any attempt takes, so a crashed one does not block for ever. */
const leaseMs = 60_000;

/**
 * Keeps a mail in `mail/{id}`, in the document shape of Firebase's Trigger Email extension, and hands it
 * to the mail server. A failure is recorded, not thrown. Without a mail server it stays PENDING on the
 * emulators and is an ERROR in production.
 */
export async function sendMail(mail: EmailInput, by: string): Promise<MailOutcome> {
  const ref = database().collection('mail').doc();
  await ref.set({
    to: [mail.recipient],
    message: { subject: mail.subject, text: mail.text, messageId: messageId() },
    by,
    createdAt: Timestamp.now(),
    delivery: { state: 'PENDING', attempts: 0, error: null },
  });
  return deliver(ref);
}

/** Tries a kept mail again. 404 for an unknown one; 409 while it is being sent and once it has been. */
export async function resendMail(id: string): Promise<MailOutcome> {
  return deliver(database().collection('mail').doc(id));
}

/** pending → processing, with a lease that only one caller gets → success or error. */
async function deliver(ref: DocumentReference): Promise<MailOutcome> {
  const settings = mailSettings();
  const isKept = !settings && process.env['FUNCTIONS_EMULATOR'] === 'true';
  const mail = await claim(ref, isKept ? 'PENDING' : 'PROCESSING');
  if (isKept) {
    logger.info('mail kept: no MAIL_URL is set', { id: ref.id });
    return outcome(ref, mail, 'PENDING', refusals.mailKept);
  }
  try {
    if (!settings) throw new MailFailure(refusals.noMailServer);
    const { subject, text, messageId } = mail['message'];
    const response = await sendOverSmtp({ to: mail['to'][0], subject, text, messageId }, settings);
    await close(ref, { state: 'SUCCESS', error: null, info: { messageId, response } });
    return outcome(ref, mail, 'SUCCESS');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    logger.warn('mail not sent', { id: ref.id });
    await close(ref, { state: 'ERROR', error: error.message });
    return outcome(ref, mail, 'ERROR', error.message);
  }
}

/** Takes the mail for one attempt, so that two callers never send the same one. */
function claim(ref: DocumentReference, state: MailState): Promise<DocumentData> {
  return database().runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    if (!mail) throw new Refusal(404, refusals.unknownRecord);
    const { delivery } = mail;
    if (delivery.state === 'SUCCESS') throw new Refusal(409, refusals.mailSentAlready);
    const now = Date.now();
    if (delivery.state === 'PROCESSING' && delivery.leaseExpireTime.toMillis() > now)
      throw new Refusal(409, refusals.mailBeingSent);
    transaction.update(ref, {
      'delivery.state': state,
      'delivery.attempts': Number(delivery.attempts) + (state === 'PROCESSING' ? 1 : 0),
      'delivery.startTime': Timestamp.fromMillis(now),
      'delivery.leaseExpireTime': Timestamp.fromMillis(now + leaseMs),
    });
    return mail;
  });
}

async function close(ref: DocumentReference, result: DocumentData): Promise<void> {
  const fields = Object.entries({ ...result, endTime: Timestamp.now(), leaseExpireTime: null });
  await ref.update(Object.fromEntries(fields.map(([name, value]) => [`delivery.${name}`, value])));
}

function outcome(ref: DocumentReference, mail: DocumentData, state: MailState, reason?: string): MailOutcome {
  return {
    _id: ref.id,
    recipient: mail['to'][0],
    subject: mail['message'].subject,
    state,
    ...(reason && { reason }),
  };
}

/** Message ids name the site, as they have to be unlike anybody else's. */
function messageId(): string {
  return `<${randomUUID()}@${new URL(venue.siteUrl).hostname}>`;
}
