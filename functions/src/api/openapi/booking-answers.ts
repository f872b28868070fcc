import { booking, bookStates } from '@venue/domain';
import { dateTimeSchema, listSchema, responseSchema, textSchema, type JsonSchema } from './json-schema.ts';
import { each, entrySchema, oneOf } from './record-answers.ts';

const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const date = { ...textSchema, description: 'YYYY-MM-DD.' };
const time = { ...textSchema, description: "HH:mm on the venue's clock." };

/** A few days with times. */
export const dayTimes: JsonSchema = listSchema(responseSchema({ date, time }));

/** The limits that a party exceeds, and by how much. */
export const over: JsonSchema = {
  ...responseSchema(
    {
      ...each(['coversPerSlot', 'partiesPerSlot', 'coversPerService', 'seats'], integer),
      ...each(['table', 'closed'], { const: true }),
    },
    ['coversPerSlot', 'partiesPerSlot', 'coversPerService', 'seats', 'table', 'closed'],
  ),
  description: 'For staff: the limits that are in the way, and by how much.',
};

const mailed = {
  ...flag,
  description: 'An email to the guest is in the outbox; its delivery shows whether it was sent.',
};

/** A whole booking, as staff read it, and what a call says besides. */
function staffBooking(more: Record<string, JsonSchema> = {}, maybe: string[] = []): JsonSchema {
  const { properties, optional } = entrySchema(booking);
  const always = [...Object.keys(more), 'state'];
  const missing = optional.filter((name) => !always.includes(name));
  return responseSchema({ _id: textSchema, ...properties, state: oneOf(bookStates), ...more }, [
    ...missing,
    ...maybe,
  ]);
}

/** The responses of bookings. */
export const bookingAnswers = {
  Booking: responseSchema({
    ...each(['_id', 'date', 'time'], textSchema),
    partySize: integer,
    state: { ...oneOf(bookStates), description: 'Confirmed at once where the rules of booking say so.' },
    needsConfirmation: {
      ...flag,
      description: 'Always false: a day whose hours cannot be read takes no bookings.',
    },
    isMailed: { ...flag, description: 'An email to the guest is on its way.' },
    key: { ...textSchema, description: 'Opens the booking: /booking/{_id}#key.' },
  }),
  StaffBooking: staffBooking(),
  AddedBooking: staffBooking({ isMailed: mailed, over }, ['over']),
  ChangedBooking: staffBooking(
    {
      isMailed: mailed,
      wasDecided: {
        ...flag,
        description: 'It was stored so before: nothing was changed, and the guest was told then.',
      },
      decidedByName: { ...textSchema, description: 'Name of whoever decided it; may be empty.' },
      over,
    },
    ['over'],
  ),
  GuestBooking: responseSchema(
    {
      ...each(['_id', 'message', 'allergies'], textSchema),
      ...{ date, time, partySize: integer, state: oneOf(bookStates), comingAt: dateTimeSchema },
      lateMinutes: integer,
      canChange: { ...flag, description: 'It is still to come, and neither declined nor cancelled.' },
    },
    ['message', 'allergies', 'comingAt', 'lateMinutes'],
  ),
  Why: responseSchema({
    isFree: flag,
    over,
    frees: {
      ...listSchema(
        responseSchema(
          {
            kind: oneOf(['otherTable', 'otherTime', 'notOnline', 'walkIns', 'force']),
            words: textSchema,
            id: { ...textSchema, description: 'The booking that the change is of.' },
            change: { type: 'object', description: 'The body of the PUT that makes it.' },
          },
          ['id'],
        ),
      ),
      description: 'At most three changes, each of which alone would free the time.',
    },
  }),
  EveningTotals: responseSchema(
    {
      date,
      ...each(['covers', 'parties', 'noShows', 'walkIns'], integer),
      ...each(['bySource', 'byState'], { type: 'object', additionalProperties: integer }),
      lead: {
        ...listSchema(integer),
        description: 'Parties by days booked ahead: the same day, 1-2, 3-7, 8-30, more.',
      },
      gigSlug: { ...textSchema, description: 'The first gig that took place, by the address of its page.' },
    },
    ['gigSlug'],
  ),
  CancelledEvening: responseSchema({ date, ...each(['cancelled', 'mailed', 'withoutEmail'], integer) }),
  TableTimes: responseSchema(
    {
      date,
      times: listSchema(
        responseSchema(
          {
            ...{ date, time, isFree: flag },
            isConfirmedAtOnce: { ...flag, description: 'Otherwise a person decides about the request.' },
            over,
            tables: {
              ...listSchema(textSchema),
              description: 'For staff: the tables that the party would get.',
            },
          },
          ['over', 'tables'],
        ),
      ),
      code: {
        ...oneOf(['closed', 'full', 'over', 'past', 'notYet', 'partyTooLarge', 'unreadable']),
        description: 'Why there is no free time.',
      },
      reason: { ...textSchema, description: 'The same in words for guests.' },
    },
    ['code', 'reason'],
  ),
  TableDays: responseSchema(
    {
      month: { ...textSchema, description: 'YYYY-MM.' },
      days: listSchema(responseSchema({ date, state: oneOf(['free', 'full', 'closed', 'past', 'notYet']) })),
      code: {
        ...oneOf(['partyTooLarge', 'unreadable']),
        description: 'Why no day of any month can be booked online.',
      },
      reason: { ...textSchema, description: 'The same in words for guests.' },
    },
    ['code', 'reason'],
  ),
};
