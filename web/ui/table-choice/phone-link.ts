import { venue } from '../../../venue.config.ts';
import { element } from './element.ts';

/** The venue's phone number as a link; it opens outside of a frame. */
export function phoneLink(): HTMLAnchorElement {
  return element('a', { href: `tel:${venue.phone.dial}`, target: '_top' }, venue.phone.display);
}

/** A sentence in which the venue's phone number is a link. */
export function withPhoneLink(text: string): (Node | string)[] {
  const [before = '', ...after] = text.split(venue.phone.display);
  return after.length === 0 ? [text] : [before, phoneLink(), after.join(venue.phone.display)];
}
