import { areasOn, isDay, messages, singleId } from '@venue/domain';
import { findRecord } from '../../records/read.ts';
import { readNow } from '../../records/read-now.ts';
import { coalesceReads } from '../../publishing/coalesce-reads.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { dateTime, day, each, flag, group, list, named, optional, text } from '../openapi/json-schema.ts';

const facts = { tag: 'Guests', access: 'anyone' } as const;

const clockTime = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const hoursOfDay = named('HoursOfDay', {
  date: text(),
  areas: list(
    group({
      name: text(),
      closed: flag(),
      spans: list(
        group(each(['opens', 'closes'], clockTime)),
        'A closing time that is not later than the opening time is on the next day.',
      ),
      reason: optional(text('Of a special day.')),
      readable: flag('False when the hours cannot be read. Nothing is known about the day then.'),
    }),
  ),
});
const hoursNow = named('HoursNow', {
  at: dateTime(),
  areas: list(
    group({
      name: text(),
      isOpen: flag(),
      until: optional(dateTime('If open; missing if it does not close within a week.')),
      opensNext: optional(dateTime('If closed; missing if not known.')),
    }),
  ),
  notice: optional(
    group({ ...each(['text', 'link'], text()), from: optional(dateTime()), until: dateTime() }),
  ),
});

const readHours = coalesceReads(() => findRecord('openingHours', singleId));
const readNowShared = coalesceReads(() => readNow(new Date()));

/** What the opening hours mean on a day and at this moment. */
export const hoursFactsEndpoints = [
  endpoint('get', '/openingHours/day', {
    ...facts,
    name: 'getHoursOfDay',
    summary: 'What is open on a calendar day, area by area. Special days replace the week.',
    query: { date: day() },
    success: { schema: hoursOfDay, description: 'The areas in the order of the opening hours.' },
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
    success: { schema: hoursNow, description: 'The areas in the order of the opening hours.' },
    handle: () => readNowShared(),
  }),
];
