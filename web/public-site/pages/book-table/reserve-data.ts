import type { Restaurant } from 'schema-dts';
import { venue } from '../../../../venue.config.ts';
import { houseId } from '../../venue-id.ts';

const address = `${venue.siteUrl}/book-a-table`;

/** For search engines: tables are booked on this page. Only here, so that no other page carries it. */
export const reserveData: Restaurant = {
  '@type': 'Restaurant',
  '@id': houseId,
  name: venue.name,
  acceptsReservations: address,
  potentialAction: {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate: address },
    result: { '@type': 'FoodEstablishmentReservation', name: 'A table' },
  },
};
