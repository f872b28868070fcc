import { venue } from '../../../../venue.config.ts';

/** The postal address in one line, used when staff have not entered one. */
export const addressInOneLine = [venue.address.street, venue.address.town, venue.address.region]
  .filter(Boolean)
  .join(', ');
