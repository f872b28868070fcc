import { messages } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { venue } from '../../../../venue.config.ts';
import { database } from '../../firebase/admin-app.ts';
import type { Caller } from '../../limits/caller-place.ts';
import { countUse } from '../../limits/limiter.ts';
import { resetMailLimits } from './reset-limits.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The response to a request for a reset link; `isMailed` is false if no mail server is set up. */
export type RequestedReset = { isMailed: boolean; msg: string };

/**
 * Puts an email with a reset link into the outbox. Whether the address has an account is found out when the email is
 * sent, so that neither the response nor its duration shows it. Throws 429 above the limits, which hold for unknown
 * addresses as well.
 * @param isMailed whether a mail server is set up
 */
export async function requestReset(email: string, place: Caller, isMailed: boolean): Promise<RequestedReset> {
  await countUse(resetMailLimits(place, email));
  // Without a mail server, staff would find an email for every address that somebody typed.
  if (isMailed) await store(email.toLowerCase(), new Date());
  return { isMailed, msg: isMailed ? messages.resetMailSent : messages.resetMailNotSent };
}

/** Stores the email without its text: staff may read the outbox, and the link opens the account. */
async function store(email: string, now: Date): Promise<void> {
  await database()
    .collection('mail')
    .add({
      to: [email],
      message: { subject: `A new password at ${venue.name}` },
      isPasswordReset: true,
      createdAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromMillis(now.getTime() + dayMs),
    });
}
