import type { GuestMail, StoredMail } from '@venue/domain';

const abouts: Record<GuestMail, string> = {
  requested: 'request received',
  confirmed: 'confirmed',
  moved: 'moved',
  declined: 'declined',
  cancelled: 'cancelled',
  eveningCancelled: 'evening cancelled',
  reminder: 'reminder',
  gig: 'about the gig',
};

/** What a mail of a booking is: "Email to the guest (confirmed)". */
export function mailLabel({ booking }: StoredMail): string {
  if (booking?.to === 'restaurant') return 'Email to us';
  return booking?.about ? `Email to the guest (${abouts[booking.about]})` : 'Email';
}
