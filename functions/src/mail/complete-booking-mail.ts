import type { MailOfBooking } from '@venue/domain';
import { guestKey } from '../booking-links/guest-key.ts';
import { database } from '../firebase/admin-app.ts';
import { siteAddress } from '../firebase/site-address.ts';
import { log } from '../logging/log.ts';
import type { MailDocument } from './smtp.ts';

/**
 * Stands for the link of a booking in a stored email: the link opens the booking, so it is filled in when the email is
 * sent.
 */
export const linkPlace = 'https://link.invalid/';

/** The email with the link of its booking, whose key is stored nowhere; undefined if the booking is gone. */
export async function completeBookingMail(
  mail: MailDocument & { booking?: MailOfBooking },
): Promise<MailDocument | undefined> {
  const id = mail.booking?.id ?? 'none';
  const doc = await database().doc(`bookings/${id}`).get();
  if (!doc.exists) return undefined;
  const key = guestKey(id, doc.get('linkVersion') as number | undefined);
  return fillInLink(mail, `${await siteAddress()}/booking/${id}#${key}`);
}

/** Notes in a booking what became of an email to its guest; `updatedAt` stays, as nobody has to look again. */
export async function noteMailFate(
  { id, to, about }: MailOfBooking,
  fate: 'sent' | 'stored' | 'failed',
): Promise<void> {
  if (to !== 'guest' || !about) return;
  try {
    await database()
      .doc(`bookings/${id}`)
      .update({ [`mails.${about}`]: fate });
  } catch (error) {
    // gRPC: the booking was erased meanwhile. Whatever it is, the email has been sent or not.
    if ((error as { code?: unknown }).code !== 5)
      log.warn('The delivery was not noted in its booking.', { id }, error);
  }
}

/** A stored email with the link of its booking. */
function fillInLink(mail: MailDocument, href: string): MailDocument {
  const { text, html } = mail.message;
  const filled = {
    text: text.replaceAll(linkPlace, href),
    ...(html && { html: html.replaceAll(linkPlace, href) }),
  };
  return { ...mail, message: { ...mail.message, ...filled } };
}
