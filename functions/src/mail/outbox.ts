import { messages, readRecord, storedMail, type MailOfBooking, type MailState } from '@venue/domain';
import type { EmailInput } from '@venue/domain/schemas';
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import { database } from '../firebase/admin-app.ts';
import { outsideDeadline, stopIfLate } from '../requests/deadline.ts';
import { log } from '../logging/log.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { MailFailure, mailSettings, sendOverSmtp, type MailDocument } from './smtp.ts';

export type MailOutcome = {
  _id: string;
  recipient: string;
  subject: string;
  state: MailState;
  reason?: string;
  /** With ERROR: the mail server received the whole text, so the email may have arrived. */
  mayHaveArrived?: boolean;
};

const newDelivery = { state: 'PENDING' satisfies MailState, attempts: 0, error: null };

/** Longer than the timeout of the mail server, in ms. */
const smtpMs = 9_000;

/** Duration of an attempt's lease in ms: longer than any attempt, and short enough after a crash. */
const leaseMs = 60_000;

/**
 * Stores an email in `mail/{id}`, in the document format of Firebase's Trigger Email extension, and sends it. A
 * failure is stored, not thrown. Without a mail server the email stays PENDING on the emulators and becomes an ERROR
 * in production.
 */
export async function sendMail(mail: EmailInput, by: string): Promise<MailOutcome> {
  const ref = database().collection('mail').doc();
  const document: MailDocument = {
    to: [mail.recipient],
    message: { subject: mail.subject, text: mail.text },
  };
  // Created with a delivery, so that sendStoredMail leaves it to this call.
  const createdAt = new Date();
  await ref.set({
    ...document,
    by,
    createdAt: Timestamp.fromDate(createdAt),
    expiresAt: Timestamp.fromDate(sixMonthsAfter(createdAt)),
    delivery: newDelivery,
  });
  return deliver(ref, false);
}

/**
 * Sends a stored email again. Throws 404 for an unknown one, and 409 if it has been sent, is being sent or may have
 * arrived, unless the caller accepts the latter.
 */
export async function resendMail(id: string, evenIfArrived = false): Promise<MailOutcome> {
  return deliver(database().collection('mail').doc(id), evenIfArrived);
}

/** PENDING → PROCESSING, with a lease for a single caller → SUCCESS or ERROR. */
async function deliver(ref: DocumentReference, evenIfArrived: boolean): Promise<MailOutcome> {
  stopIfLate();
  const settings = mailSettings();
  const isOnlyStored = !settings && process.env['FUNCTIONS_EMULATOR'] === 'true';
  const mail = await claim(ref, isOnlyStored ? 'PENDING' : 'PROCESSING', evenIfArrived);
  try {
    const letter = await completeMail(ref, mail as MailDocument);
    if (isOnlyStored) {
      log.info('The email was stored and not sent: MAIL_URL is not set.', { id: ref.id });
      await noteFate(mail, 'stored');
      return outcome(ref, mail, 'PENDING', messages.mailStored);
    }
    if (!settings) throw new MailFailure(messages.noMailServer);
    const messageId = messageIdOf(ref);
    const send = () => sendOverSmtp(letter, messageId, settings);
    const info = { messageId, response: await outsideDeadline(smtpMs, send) };
    await close(ref, { state: 'SUCCESS', error: null, mayHaveArrived: false, info });
    await noteFate(mail, 'sent');
    return outcome(ref, mail, 'SUCCESS');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { message, mayHaveArrived } = error;
    log.warn('The email was not sent.', { id: ref.id, mayHaveArrived });
    await close(ref, { state: 'ERROR', error: message, mayHaveArrived });
    await noteFate(mail, 'failed');
    return { ...outcome(ref, mail, 'ERROR', message), ...(mayHaveArrived && { mayHaveArrived }) };
  }
}

/**
 * The email as it is sent. The text with a reset link is written for each attempt and never stored. An email to an
 * address without an account is deleted and throws 404.
 */
async function completeMail(ref: DocumentReference, mail: MailDocument): Promise<MailDocument> {
  if (mail.hasBookingLink) return withBookingLink(ref, mail);
  if (!mail.isPasswordReset) return mail;
  const { writeResetMail } = await import('../staff/new-password/reset-mail.ts');
  const text = await writeResetMail(mail.to[0] ?? '').catch((error: unknown) => {
    log.warn('A reset link could not be made.', { id: ref.id }, error);
    throw new MailFailure('Firebase Auth could not make the link.');
  });
  if (text !== undefined) return { ...mail, message: { ...mail.message, text } };
  await ref.delete();
  throw new HttpError(404, messages.unknownRecord);
}

/** The email with the link of its booking. One whose booking was erased is deleted and throws 404. */
async function withBookingLink(ref: DocumentReference, mail: MailDocument): Promise<MailDocument> {
  const { completeBookingMail } = await import('./complete-booking-mail.ts');
  const complete = await completeBookingMail(mail);
  if (complete) return complete;
  await ref.delete();
  throw new HttpError(404, messages.unknownRecord);
}

/** Claims the email for one attempt, so that two callers never send it twice. */
function claim(ref: DocumentReference, state: MailState, evenIfArrived: boolean): Promise<DocumentData> {
  return database().runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    if (!mail) throw new HttpError(404, messages.unknownRecord);
    const now = Date.now();
    const delivery = (mail['delivery'] as DocumentData | undefined) ?? newDelivery;
    assertMayBeSent(delivery, now, evenIfArrived);
    transaction.update(ref, {
      delivery: {
        ...delivery,
        state,
        attempts: Number(delivery.attempts) + (state === 'PROCESSING' ? 1 : 0),
        startTime: Timestamp.fromMillis(now),
        leaseExpireTime: Timestamp.fromMillis(now + leaseMs),
      },
    });
    return mail;
  });
}

/** @throws HttpError 409 if the email has been sent, is being sent or may have arrived */
function assertMayBeSent(delivery: DocumentData, now: number, evenIfArrived: boolean): void {
  if (delivery['state'] === 'SUCCESS') throw new HttpError(409, messages.mailSentAlready);
  const isProcessing = delivery['state'] === 'PROCESSING';
  const lease = delivery['leaseExpireTime'] as Timestamp;
  if (isProcessing && lease.toMillis() > now) throw new HttpError(409, messages.mailBeingSent);
  // An interrupted attempt may have succeeded.
  if ((isProcessing || delivery['mayHaveArrived']) && !evenIfArrived)
    throw new HttpError(409, messages.mailMayHaveArrived);
}

async function close(ref: DocumentReference, result: DocumentData): Promise<void> {
  const fields = Object.entries({ ...result, endTime: Timestamp.now(), leaseExpireTime: null });
  await ref.update(Object.fromEntries(fields.map(([name, value]) => [`delivery.${name}`, value])));
}

/** Copies what became of a guest's email to its booking: hosts read no emails. */
async function noteFate(mail: DocumentData, fate: 'sent' | 'stored' | 'failed'): Promise<void> {
  if (!mail['booking']) return;
  const { noteMailFate } = await import('./complete-booking-mail.ts');
  await noteMailFate(mail['booking'] as MailOfBooking, fate);
}

function outcome(ref: DocumentReference, mail: DocumentData, state: MailState, reason?: string): MailOutcome {
  const { to, message } = readRecord(storedMail, ref.id, mail);
  return {
    _id: ref.id,
    recipient: to[0] ?? '',
    subject: message.subject,
    state,
    ...(reason && { reason }),
  };
}

/** The same for every attempt, so that mail servers recognise a duplicate. The host name makes it unique worldwide. */
function messageIdOf(ref: DocumentReference): string {
  return `<${ref.id}@${new URL(venue.siteUrl).hostname}>`;
}
