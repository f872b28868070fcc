import { bookingStates } from '@venue/domain';
import { listSchema, responseSchema, textSchema, type JsonSchema } from './json-schema.ts';
import { each, oneOf } from './record-answers.ts';

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

/** The responses of bookings. */
export const bookingAnswers = {
  Booking: responseSchema({
    ...each(['_id', 'date', 'time'], textSchema),
    partySize: integer,
    state: { ...oneOf(bookingStates), description: 'Confirmed at once where the rules of booking say so.' },
    needsConfirmation: {
      ...flag,
      description: 'Always false: a day whose hours cannot be read takes no bookings.',
    },
    isMailed: { ...flag, description: 'An email to the guest is on its way.' },
  }),
  DecidedBooking: responseSchema({
    _id: textSchema,
    state: oneOf(['confirmed', 'declined', 'cancelled']),
    isMailed: {
      ...flag,
      description: 'An email to the guest is in the outbox; its delivery shows whether it was sent.',
    },
    wasDecided: {
      ...flag,
      description: 'It had been decided so before: nothing was changed, and the guest was told then.',
    },
    decidedByName: { ...textSchema, description: 'Name of whoever decided it; may be empty.' },
  }),
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
