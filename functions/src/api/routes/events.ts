import { messages } from '@venue/domain';
import { eventSchema } from '@venue/domain/schemas';
import { createRecord, updateRecord } from '../../content/save.ts';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../http/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { contentDelete, contentReads, sentFields, stored, write } from './content.ts';

const body = { reads: eventSchema, example: examples.event };

/** The calls of music events (section 7): the "super" paths and their "music" variants do the same. */
export const eventEndpoints = [
  ...contentReads({ kind: 'events', path: '/event', answer: 'Event', plural: 'music events' }),
  endpoint({
    ...write,
    method: 'post',
    path: ['/event/super', '/event/music'],
    name: 'createEvent',
    summary: 'Lists a music event.',
    body,
    success: { ...stored('Event'), status: 201 },
    errors: [409],
    handle: ({ body, by }) => createRecord('events', () => sentFields(body), { by }),
  }),
  endpoint({
    ...write,
    method: 'put',
    path: ['/event/{id}/super', '/event/{id}/music'],
    name: 'replaceEvent',
    summary: 'Replaces the fields of a music event that are sent and keeps the others.',
    body,
    success: stored('Event'),
    errors: [404, 409],
    handle: ({ id, body, by, req }) =>
      updateRecord('events', id, sentFields(body), { by, basedOn: readBasedOn(req.body) }),
  }),
  contentDelete('events', ['/event/{id}/super', '/event/{id}/music'], {
    name: 'deleteEvent',
    summary: 'Deletes a music event.',
    msg: messages.eventDeleted,
  }),
];
