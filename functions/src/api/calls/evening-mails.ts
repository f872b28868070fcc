import { eveningMailSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { integer, named, text } from '../openapi/json-schema.ts';

/** Telling the guests of an evening what has become of its gig. */
export const eveningMailEndpoints = [
  endpoint('post', '/event/super/{id}/bookings-mail/{user}', {
    tag: 'Mail',
    name: 'mailEvening',
    summary:
      'Emails everybody with a table on the evening of a music event, or on the one it was moved from. The same words go to each booking once. 409 when that evening is over.',
    access: 'editContent',
    self: 'user',
    limit: 'mail',
    body: {
      reads: eveningMailSchema,
      example: {
        subject: 'The Half Doors on Saturday',
        text: 'The Half Doors will not play that evening. Your table is kept for you as booked.',
      },
    },
    success: {
      status: 201,
      schema: named('MailedEvening', {
        _id: text('The gig.'),
        date: text('The evening, YYYY-MM-DD.'),
        mailed: integer('Emails that are in the outbox now.'),
        alreadyMailed: integer('Guests who had got the same words before; they get them once.'),
        withoutEmail: integer('Guests without an email address.'),
      }),
      description: 'The emails are in the outbox; their delivery shows whether they were sent.',
    },
    errors: [404, 409],
    handle: async ({ id, body, by }) => {
      const { mailEvening } = await import('../../bookings/mail-evening.ts');
      return mailEvening(id, body, by, new Date());
    },
  }),
];
