import { messages } from '@venue/domain';
import { eventSchema } from '@venue/domain/schemas';
import { examples } from '../openapi/examples.ts';
import { contentCreate, contentDelete, contentReads, contentReplace, type Kind } from './content.ts';

const events: Kind = { kind: 'events', path: '/event', answer: 'Event', plural: 'music events' };
const body = { reads: eventSchema, example: examples.event };

/** The calls of music events (section 7): the "super" paths and their "music" variants do the same. */
export const eventEndpoints = [
  ...contentReads(events),
  contentCreate(events, ['/event/super', '/event/music'], {
    name: 'createEvent',
    summary: 'Lists a music event.',
    body,
  }),
  contentReplace(events, ['/event/{id}/super', '/event/{id}/music'], {
    name: 'replaceEvent',
    summary: 'Changes the fields of a music event that are sent and keeps the others.',
    body,
  }),
  contentDelete(events, ['/event/{id}/super', '/event/{id}/music'], {
    name: 'deleteEvent',
    summary: 'Deletes a music event.',
    msg: messages.eventDeleted,
  }),
];
