import { ContentLimits, messages } from '@venue/domain';
import { emailSchema, resendSchema } from '@venue/domain/schemas';
import type { Response } from 'express';
import { canSendMail } from '../../mail/smtp.ts';
import type { MailOutcome } from '../../mail/outbox.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../../requests/http-error.ts';
import { parseBody } from '../../requests/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { choice, each, flag, named, optional, requestSchema, text } from '../openapi/json-schema.ts';

const outbox = () => import('../../mail/outbox.ts');

const mail = { tag: 'Mail', access: 'editContent' } as const;

const mailed = named('Mail', {
  ...each(['msg', '_id', 'recipient', 'subject'], text()),
  state: choice(
    ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'],
    'PENDING: stored. SUCCESS: accepted by the mail server. ERROR: not accepted.',
  ),
  reason: optional(text('Why it was not sent.')),
  mayHaveArrived: optional(
    flag('The mail server received the whole text but confirmed nothing: it may have arrived.'),
  ),
});

/** Emails that staff write. */
export const emailEndpoints = [
  endpoint('post', '/email/send', {
    ...mail,
    name: 'sendMail',
    summary: 'Sends an email to one address and stores it.',
    limit: 'mail',
    body: { schema: requestSchema(emailSchema), example: examples.mail },
    success: { status: 201, schema: mailed, description: 'The email and its state.' },
    failure: {
      schema: mailed,
      description: 'The email is stored; `msg` says why it was not sent.',
    },
    handle: async ({ res, body, by }) => {
      assertTextFits(body);
      const mail = await parseBody(emailSchema, body);
      const { sendMail } = await outbox();
      return present(res, await sendMail(mail, by.uid));
    },
  }),
  endpoint('get', '/email/status', {
    ...mail,
    name: 'getMailStatus',
    summary: 'Whether emails can be sent.',
    success: {
      schema: named('MailStatus', {
        canSend: flag('A mail server is set up. Without one no email is sent.'),
      }),
      description: 'The setup.',
    },
    handle: () => ({ canSend: canSendMail() }),
  }),
  endpoint('post', '/email/{id}/resend', {
    ...mail,
    name: 'resendMail',
    summary:
      'Sends an email again that was not sent. 409 if it has been sent, or may have arrived and the body does not accept that.',
    limit: 'mail',
    body: { schema: requestSchema(resendSchema), example: { evenIfArrived: true } },
    success: { schema: mailed, description: 'The email and its state.' },
    errors: [404, 409],
    failure: { schema: mailed, description: 'It was not sent this time either.' },
    handle: async ({ id, res, body }) => {
      const { evenIfArrived } = await parseBody(resendSchema, body ?? {});
      const { resendMail } = await outbox();
      return present(res, await resendMail(id, evenIfArrived));
    },
  }),
];

/** Responds with 502 for an email that was not sent. It is stored too and can be sent again by its `_id`. */
function present(res: Response, outcome: MailOutcome) {
  if (outcome.state !== 'ERROR') return { msg: outcome.reason ?? messages.emailSent, ...outcome };
  res.status(502).json({ msg: outcome.reason, ...outcome });
  return undefined;
}

/** Throws 413 above 100 KB, counted in bytes: 100,000 letters of another script can be more. */
function assertTextFits(body: unknown): void {
  const text = (body as { text?: unknown } | null | undefined)?.text;
  if (typeof text === 'string' && Buffer.byteLength(text) > ContentLimits.emailText)
    throw new HttpError(413, messages.mailTooLong, { field: 'text' });
}
