import { endpoint } from '../endpoint.ts';
import { schemaRef } from '../openapi/json-schema.ts';

/** Scheduled publishing. */
export const recomposeEndpoints = [
  endpoint('post', '/recompose', {
    tag: 'Content',
    name: 'recompose',
    access: 'anyone',
    summary:
      'Publishes menus, pages and gigs that have started or ended since the last save. Does nothing when none has.',
    success: { schema: schemaRef('Recomposed'), description: 'The published site is up to date.' },
    errors: [409],
    handle: async () => (await import('../../records/recompose.ts')).recompose(),
  }),
];
