import { bookingRules, kinds, readBookingRules, singleId } from '@venue/domain';
import { bookingRulesSchema } from '@venue/domain/schemas';
import { object } from 'yup';
import { parseBody, readBasedOn } from '../../requests/read-input.ts';
import { endpoint } from '../endpoint.ts';
import { storedFields } from '../openapi/answers.ts';
import {
  each,
  group,
  integer,
  type JsonSchema,
  list,
  named,
  requestSchema,
  schemaRef,
  text,
} from '../openapi/json-schema.ts';
import { sentFields } from './content.ts';

const { collection, access } = kinds.bookingRules;

const misfits = list(
  group({ ...each(['_id', 'date', 'time', 'why'], text()), partySize: integer() }),
  'Bookings to come that the rules would not take now, 200 at most. They stay.',
);

/** The rules of booking. */
export const bookingRulesEndpoints = [
  endpoint('get', '/bookingRules', {
    tag: 'Book',
    access: access.read,
    name: 'getBookingRules',
    summary: 'The rules of booking; those of a house that has stored none, if it has not.',
    success: { schema: schemaRef('BookingRules'), description: 'The rules.' },
    handle: async ({ res }) => {
      res.set('Cache-Control', 'no-store');
      return readStored();
    },
  }),
  endpoint('put', '/bookingRules/{user}', {
    tag: 'Content',
    access: access.write,
    name: 'replaceBookingRules',
    self: 'user',
    summary:
      'Changes the rules of booking that are sent and keeps the others. What is booked stays as it is: `misfits` lists the bookings to come that the new rules would not take.',
    body: {
      schema: bodySchema(),
      example: { seats: 42, keepForWalkIns: 6, coversPerSlot: 12, confirmUpTo: 6, leadMinutes: 60 },
    },
    success: {
      schema: named('SavedBookingRules', { ...storedFields(bookingRules), misfits }),
      description: 'The stored rules, which hold at once.',
    },
    errors: [409],
    handle: async ({ req, by }) => {
      // What is no object is refused before it is merged: some fields are checked against others, sent or stored.
      await parseBody(object(), req.body);
      const { updatedAt: _updatedAt, _id, ...stored } = await readStored();
      const rules = await parseBody(bookingRulesSchema, { ...stored, ...(req.body as object) });
      const { updateRecord } = await import('../../records/save.ts');
      const { findMisfits } = await import('../../bookings/find-misfits.ts');
      const basedOn = readBasedOn(req.body);
      const saved = await updateRecord('bookingRules', singleId, sentFields(rules), { by, basedOn });
      return { ...saved, misfits: await findMisfits(new Date()) };
    },
  }),
];

/** What is not sent is kept, so nothing has to be. */
function bodySchema(): JsonSchema {
  const { required: _required, ...schema } = requestSchema(bookingRulesSchema);
  return schema;
}

async function readStored() {
  const { database } = await import('../../firebase/admin-app.ts');
  const doc = await database().doc(`${collection}/${singleId}`).get();
  return readBookingRules(doc.data());
}
