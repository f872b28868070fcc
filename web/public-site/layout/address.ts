import { venue } from '../../../venue.config.ts';

/** The postal address in one line, for where staff have not written one. */
export const addressInOneLine = [venue.address.street, venue.address.town, venue.address.region]
  .filter(Boolean)
  .join(', ');
