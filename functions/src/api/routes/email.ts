import { Limits, messages } from '@venue/domain';
import { emailSchema, resendSchema } from '@venue/domain/schemas';
import type { Response } from 'express';
import { canSendMail } from '../../mail/smtp.ts';
import type { MailOutcome } from '../../mail/outbox.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/read-input.ts';
import { examples } from '../openapi/examples.ts';
import { requestSchema, schemaRef } from '../openapi/json-schema.ts';

const outbox = () => import('../../mail/outbox.ts');

const mail = { tag: 'Mail', access: 'editContent' } as const;

/** Mails that staff write (section 7). */
export const emailEndpoints = [
  endpoint('post', '/email/send', {
    ...mail,
    name: 'sendMail',
    summary: 'Sends a text to one address and keeps it.',
    limit: 'mail',
    body: { schema: requestSchema(emailSchema), example: examples.mail },
    success: { status: 201, schema: schemaRef('Mail'), description: 'The mail and its state.' },
    failure: {
      schema: schemaRef('Mail'),
      description: 'The mail is kept; `msg` says why it did not get through.',
    },
    handle: async ({ res, body, by }) => {
      refuseLongText(body);
      const mail = await parseBody(emailSchema, body);
      const { sendMail } = await outbox();
      return present(res, await sendMail(mail, by.uid));
    },
  }),
  endpoint('get', '/email/status', {
    ...mail,
    name: 'getMailStatus',
    summary: 'Whether mails can leave at all.',
    success: { schema: schemaRef('MailStatus'), description: 'What is set up.' },
    handle: () => ({ canSend: canSendMail() }),
  }),
  endpoint('post', '/email/{id}/resend', {
    ...mail,
    name: 'resendMail',
    summary:
      'Tries a mail again that did not get through. 409 once it has been sent, and for one that may have arrived unless the body says so.',
    limit: 'mail',
    body: { schema: requestSchema(resendSchema), example: { evenIfArrived: true } },
    success: { schema: schemaRef('Mail'), description: 'The mail and its state.' },
    errors: [404, 409],
    failure: { schema: schemaRef('Mail'), description: 'It did not get through this time either.' },
    handle: async ({ id, res, body }) => {
      const { evenIfArrived } = await parseBody(resendSchema, body ?? {});
      const { resendMail } = await outbox();
      return present(res, await resendMail(id, evenIfArrived));
    },
  }),
];

/** 502 for a mail that did not get through; it is kept too, so that it can be sent again by its `_id`. */
function present(res: Response, outcome: MailOutcome) {
  if (outcome.state !== 'ERROR') return { msg: outcome.reason ?? messages.emailSent, ...outcome };
  res.status(502).json({ msg: outcome.reason, ...outcome });
  return undefined;
}

/** Counted in bytes: 100,000 letters of another script are more than 100 KB. */
function refuseLongText(body: unknown): void {
  const text = (body as { text?: unknown } | null | undefined)?.text;
  if (typeof text === 'string' && Buffer.byteLength(text) > Limits.emailText)
    throw new HttpError(413, messages.mailTooLong, { field: 'text' });
}
