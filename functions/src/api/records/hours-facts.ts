import { areasOn, isDay, messages, singleId } from '@venue/domain';
import { findRecord } from '../../records/read.ts';
import { readNow } from '../../records/read-now.ts';
import { coalesceReads } from '../../publishing/coalesce-reads.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { schemaRef, textSchema } from '../openapi/json-schema.ts';

const facts = { tag: 'Guests', access: 'anyone' } as const;

const readHours = coalesceReads(() => findRecord('openingHours', singleId));
const readNowShared = coalesceReads(() => readNow(new Date()));

/** What the opening hours mean on a day and at this moment. */
export const hoursFactsEndpoints = [
  endpoint('get', '/openingHours/day', {
    ...facts,
    name: 'getHoursOfDay',
    summary: 'What is open on a calendar day, area by area. Special days replace the week.',
    query: [{ name: 'date', required: true, description: 'YYYY-MM-DD.', schema: textSchema }],
    success: { schema: schemaRef('HoursOfDay'), description: 'The areas in the order of the opening hours.' },
    handle: async ({ req }) => {
      const { date } = req.query;
      if (!isDay(date)) throw new HttpError(400, messages.dayInvalid, { field: 'date' });
      const hours = await readHours();
      return { date, areas: hours ? areasOn(hours, date) : [] };
    },
  }),
  endpoint('get', '/openingHours/now', {
    ...facts,
    name: 'getHoursNow',
    summary: 'What is open at this moment, without areas whose hours cannot be read.',
    success: { schema: schemaRef('HoursNow'), description: 'The areas in the order of the opening hours.' },
    handle: () => readNowShared(),
  }),
];
