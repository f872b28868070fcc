import { venue } from '../../venue.config.ts';

/** A link to ring the venue: the number that staff have entered, or the one of the configuration. */
export function RingUs({ number = '' }: { number?: string }) {
  const dial = number.replace(/[^\d+]/g, '') || venue.phone.dial;
  return <a href={`tel:${dial}`}>{number || venue.phone.display}</a>;
}
