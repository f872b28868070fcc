import { messages } from '@venue/domain';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { choice, each, group, list, named, text } from '../openapi/json-schema.ts';

const number = { type: 'number' };
const spot = named('Spot', each(['lat', 'lon'], number));

/** The contact map. */
export const nearbyEndpoints = [
  endpoint('get', '/nearby', {
    tag: 'Guests',
    name: 'getNearby',
    summary: "The venue's coordinates and the places around it, for the contact map. 404 if unknown.",
    access: 'anyone',
    success: {
      schema: named('Nearby', {
        venue: spot,
        places: list(
          group({
            name: text(),
            kind: choice(['restaurant', 'cafe', 'park', 'museum']),
            ...each(['lat', 'lon'], number),
            distance: { ...number, description: 'Metres.' },
          }),
        ),
      }),
      description: 'Nearest first.',
    },
    errors: [404],
    handle: async () => {
      const { findNearby } = await import('../../nearby/nearby.ts');
      const nearby = await findNearby(new Date());
      // Not a 5xx, which would be logged with each request: the failure itself has been logged.
      if (!nearby) throw new HttpError(404, messages.mapUnavailable);
      return nearby;
    },
  }),
];
