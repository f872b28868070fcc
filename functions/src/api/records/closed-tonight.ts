import { messages, singleId } from '@venue/domain';
import { closedTonightSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { readBasedOn } from '../../requests/read-input.ts';
import { deleted } from '../openapi/answers.ts';
import { schemaRef } from '../openapi/json-schema.ts';
import { contentWriteDefaults } from './content.ts';

const closing = () => import('../../closing/close-tonight.ts');

/** "Closed tonight": special days, notice and gigs in one step, and back. */
export const closedTonightEndpoints = [
  endpoint('post', '/closedTonight/{user}', {
    ...contentWriteDefaults,
    name: 'closeTonight',
    self: 'user',
    summary:
      'Closes an area or the whole house: adds special days to the opening hours, puts up a notice and, with eventStatus, changes tonight’s gigs, all at once. What is closed already is opened again in the same step if its `updatedAt` is sent; otherwise, or if it has changed since, 409.',
    body: {
      reads: closedTonightSchema,
      example: { area: '', reason: 'a burst pipe', until: null, eventStatus: 'cancelled' },
    },
    success: {
      schema: schemaRef('ClosedTonight'),
      status: 201,
      description: 'What is closed, and what was changed for it. It is live.',
    },
    errors: [409],
    handle: async ({ body, by, req }) =>
      (await closing()).closeTonight({ ...body, basedOn: readBasedOn(req.body) }, by),
  }),
  endpoint('delete', '/closedTonight/{user}', {
    ...contentWriteDefaults,
    name: 'openAgain',
    self: 'user',
    summary:
      'Takes back exactly what the last call has closed: an earlier notice returns. What somebody has changed since stays, and the message names it. 404 if nothing is closed; 409 if something else was closed since `?updatedAt=`.',
    success: { schema: deleted, description: 'It is open again, and that is live.' },
    errors: [404, 409],
    handle: async ({ by, req }) => {
      const changed = await (await closing()).openAgain(by, readBasedOn(req.query));
      return { _id: singleId, msg: messages.openAgain(changed) };
    },
  }),
];
