import { venue } from '../../venue.config.ts';

/** The number to ring, as a link: the one that staff have entered, or the venue's own. */
export function RingUs({ number = '' }: { number?: string }) {
  const dial = number.replace(/[^\d+]/g, '') || venue.phone.dial;
  return <a href={`tel:${dial}`}>{number || venue.phone.display}</a>;
}
