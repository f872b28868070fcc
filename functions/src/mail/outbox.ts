import { messages, type MailState } from '@venue/domain';
import type { EmailInput } from '@venue/domain/schemas';
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../api/http/http-error.ts';
import { database } from '../firebase.ts';
import { outsideDeadline, stopIfLate } from '../api/http/deadline.ts';
import { log } from '../logging/log.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { MailFailure, mailSettings, sendOverSmtp, type MailDocument } from './smtp.ts';

export type MailOutcome = {
  _id: string;
  recipient: string;
  subject: string;
  state: MailState;
  reason?: string;
  /** Of an ERROR: the mail server had the whole text, so the recipient may have the mail all the same. */
  mayHaveArrived?: boolean;
};

const newDelivery = { state: 'PENDING' satisfies MailState, attempts: 0, error: null };

/** Longer than a mail server gets to answer, in ms. */
const smtpMs = 9_000;

/** How long one attempt owns the mail: longer than any attempt takes, so a crashed one does not block for ever. */
const leaseMs = 60_000;

/**
 * Keeps a mail in `mail/{id}`, in the document shape of Firebase's Trigger Email extension, and hands it
 * to the mail server. A failure is recorded, not thrown. Without a mail server it stays PENDING on the
 * emulators and is an ERROR in production.
 */
export async function sendMail(mail: EmailInput, by: string): Promise<MailOutcome> {
  const ref = database().collection('mail').doc();
  const document: MailDocument = {
    to: [mail.recipient],
    message: { subject: mail.subject, text: mail.text },
  };
  // With its delivery from the start: it is sent here and now, not by sendStoredMail.
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
 * Tries a kept mail again. 404 for an unknown one; 409 while it is being sent, once it has been, and when
 * it may have arrived already, unless the caller knows of that.
 */
export async function resendMail(id: string, evenIfArrived = false): Promise<MailOutcome> {
  return deliver(database().collection('mail').doc(id), evenIfArrived);
}

/** pending → processing, with a lease that only one caller gets → success or error. */
async function deliver(ref: DocumentReference, evenIfArrived: boolean): Promise<MailOutcome> {
  stopIfLate();
  const settings = mailSettings();
  const isKept = !settings && process.env['FUNCTIONS_EMULATOR'] === 'true';
  const mail = await claim(ref, isKept ? 'PENDING' : 'PROCESSING', evenIfArrived);
  if (isKept) {
    log.info('mail kept: no MAIL_URL is set', { id: ref.id });
    return outcome(ref, mail, 'PENDING', messages.mailStored);
  }
  try {
    if (!settings) throw new MailFailure(messages.noMailServer);
    const messageId = messageIdOf(ref);
    const send = () => sendOverSmtp(mail as MailDocument, messageId, settings);
    const info = { messageId, response: await outsideDeadline(smtpMs, send) };
    await close(ref, { state: 'SUCCESS', error: null, mayHaveArrived: false, info });
    return outcome(ref, mail, 'SUCCESS');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { message, mayHaveArrived } = error;
    log.warn('mail not sent', { id: ref.id, mayHaveArrived });
    await close(ref, { state: 'ERROR', error: message, mayHaveArrived });
    return { ...outcome(ref, mail, 'ERROR', message), ...(mayHaveArrived && { mayHaveArrived }) };
  }
}

/** Takes the mail for one attempt, so that two callers never send the same one. */
function claim(ref: DocumentReference, state: MailState, evenIfArrived: boolean): Promise<DocumentData> {
  return database().runTransaction(async (transaction) => {
    const mail = (await transaction.get(ref)).data();
    if (!mail) throw new HttpError(404, messages.unknownRecord);
    const now = Date.now();
    const delivery = mail['delivery'] ?? newDelivery;
    refuseSecondDelivery(delivery, now, evenIfArrived);
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

/** @throws HttpError 409 when the recipient has the mail, is about to get it or may have it */
function refuseSecondDelivery(delivery: DocumentData, now: number, evenIfArrived: boolean): void {
  if (delivery['state'] === 'SUCCESS') throw new HttpError(409, messages.mailSentAlready);
  const isProcessing = delivery['state'] === 'PROCESSING';
  if (isProcessing && delivery['leaseExpireTime'].toMillis() > now)
    throw new HttpError(409, messages.mailBeingSent);
  // An attempt that ended without a word may have got through before it did.
  if ((isProcessing || delivery['mayHaveArrived']) && !evenIfArrived)
    throw new HttpError(409, messages.mailMayHaveArrived);
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

/**
 * The same for every attempt, so that mail servers know a mail again; it names the site, as it has to be
 * unlike anybody else's.
 */
function messageIdOf(ref: DocumentReference): string {
  return `<${ref.id}@${new URL(venue.siteUrl).hostname}>`;
}
