import { messages } from '@venue/domain';
import { gigSchema, gigSeriesSchema, withDescriptions } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../../requests/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { list, named, schemaRef } from '../openapi/json-schema.ts';
import { contentCreate, contentDelete, contentReads, sentFields, contentWriteDefaults } from './content.ts';

const body = { reads: gigSchema, example: examples.event };

/** The calls of music events: the "super" paths and their "music" variants do the same. */
export const eventEndpoints = [
  ...contentReads('events'),
  contentCreate('events', ['/event/super', '/event/music'], {
    name: 'createEvent',
    summary: 'Lists a music event. Its page is named after the artist and, where that is taken, the date.',
    body,
  }),
  endpoint('post', '/event/super/series', {
    ...contentWriteDefaults,
    name: 'createEventSeries',
    summary: 'Lists a music event on several dates, all or none. Doors and end move with the start.',
    body: {
      reads: withDescriptions(gigSeriesSchema),
      example: {
        event: { artist: 'The Half Doors', datetime: '2031-06-14T20:30:00Z', endsAt: '2031-06-14T22:30:00Z' },
        dates: ['2031-06-14T20:30:00Z', '2031-06-21T20:30:00Z'],
      },
    },
    success: {
      status: 201,
      schema: named('EventSeries', { events: list(schemaRef('Event')) }),
      description: 'The stored records, in the order of the dates. They are live.',
    },
    errors: [409],
    handle: async ({ body, by }) => {
      const { createSeries } = await import('../../gigs/create-series.ts');
      return { events: await createSeries(body, by) };
    },
  }),
  endpoint('put', ['/event/{id}/super', '/event/{id}/music'], {
    ...contentWriteDefaults,
    name: 'replaceEvent',
    summary:
      'Changes the fields of a music event that are sent and keeps the others. A new datetime moves doors and end along unless they are sent, and the former one is kept.',
    body: { ...body, reads: withDescriptions(gigSchema) },
    success: { schema: schemaRef('Event'), description: 'The stored record. It is live.' },
    errors: [404, 409],
    handle: async ({ id, body, by, req }) => {
      const { saveGigs } = await import('../../gigs/save-gigs.ts');
      const edit = { id, fields: sentFields(body), basedOn: readBasedOn(req.body) };
      const [saved] = await saveGigs([edit], by, body.descriptions);
      return saved;
    },
  }),
  contentDelete('events', ['/event/{id}/super', '/event/{id}/music'], {
    name: 'deleteEvent',
    summary: 'Deletes a music event and its page.',
    msg: messages.eventDeleted,
  }),
];
