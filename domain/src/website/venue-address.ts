import { venue } from '../../../venue.config.ts';
import type { Website } from './website.ts';

/** The website settings that belong to the address. */
export type Eircode = Partial<Pick<Website, 'eircode'>>;

/** The house's postcode: the Eircode that staff have entered, otherwise that of `venue.config.ts`. Empty if neither is known. */
export function postcodeOf({ eircode }: Eircode): string {
  return eircode?.trim() || venue.address.postcode;
}

/** "The Old Ice House, Harbour Road, Kilvara, Co. Clare, V95 XX00": the house in one line. */
export function venueAddress(website: Eircode): string {
  const { street, town, region } = venue.address;
  return [street, town, region, postcodeOf(website)].filter(Boolean).join(', ');
}
