import { venue } from '../../venue.config.ts';

/** The number to ring, as a link. */
export function RingUs() {
  return <a href={`tel:${venue.phone.dial}`}>{venue.phone.display}</a>;
}
