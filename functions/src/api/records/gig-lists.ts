import { importSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { dateTime, each, list, named, optional, schemaRef, text } from '../openapi/json-schema.ts';
import { sentFields, contentWriteDefaults } from './content.ts';

/** Many music events at once: their names for the search, and their import. */
export const eventListEndpoints = [
  endpoint('get', '/event/names', {
    tag: 'Content',
    access: 'editContent',
    name: 'listEventNames',
    summary: 'The artist and date of all music events, to search among them.',
    success: {
      schema: list(
        named('EventName', { ...each(['_id', 'artist'], text()), datetime: optional(dateTime()) }),
      ),
      description: 'In no particular order.',
    },
    handle: async () => {
      const { listGigNames } = await import('../../gigs/list-gig-names.ts');
      return listGigNames();
    },
  }),
  endpoint('post', '/event/super/import', {
    ...contentWriteDefaults,
    name: 'importEvents',
    summary:
      'Stores several music events in one step, all or none: those with an _id are changed, the others are new. 409 if one has been changed since its updatedAt.',
    body: {
      reads: importSchema,
      example: {
        events: [
          { artist: 'The Half Doors', datetime: '2031-06-14T21:30', price: 'Free' },
          {
            artist: 'Low Water',
            datetime: '2031-06-21T21:30',
            doorsAt: '2031-06-21T20:00',
            desc: 'Bass, mostly.',
          },
        ],
      },
    },
    success: {
      schema: named('ImportedEvents', {
        events: list(schemaRef('Event'), 'The stored records, in the order of the body.'),
      }),
      description: 'The stored records. They are live.',
    },
    errors: [404, 409],
    handle: async ({ body: { events }, by }) => {
      const { saveGigs } = await import('../../gigs/save-gigs.ts');
      const saves = events.map(({ _id, updatedAt, ...fields }) => ({
        ...(_id && { id: _id }),
        fields: sentFields(fields),
        basedOn: updatedAt,
      }));
      return { events: await saveGigs(saves, by) };
    },
  }),
];
