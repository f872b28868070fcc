import { Limits, messages } from '@venue/domain';
import { emailSchema, resendSchema } from '@venue/domain/schemas';
import { Router, type Response } from 'express';
import { actorOf } from '../../staff/actor.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { Refusal } from '../http/errors.ts';
import { limitUses } from '../../limits/limit-uses.ts';
import { canSendMail } from '../../mail/can-send-mail.ts';
import { resendMail, sendMail, type MailOutcome } from '../../mail/outbox.ts';
import { parseBody } from '../http/parse-body.ts';
import { recordId } from '../http/record-id.ts';
import { refusals } from '../http/refusals.ts';

/** POST /email/send (section 7), and POST /email/{id}/resend for one that did not get through. */
export function emailRoutes(): Router {
  const router = Router();

  /** Whether mails can leave, so that screens promise only what happens. */
  router.get('/status', requireStaff('editContent'), (_req, res) => {
    res.json({ canSend: canSendMail() });
  });

  /** Sends a text to one address. 201 when the mail server has it, 502 with the reason when it has not. */
  router.post('/send', requireStaff('editContent'), limitUses('mail'), async (req, res) => {
    refuseLongText(req.body);
    const mail = await parseBody(emailSchema, req.body);
    answer(res, 201, await sendMail(mail, actorOf(res).uid));
  });

  /**
   * Tries a mail again that did not get through. One that may have arrived all the same gets 409, unless
   * the body says `{ "evenIfArrived": true }`.
   */
  router.post('/:id/resend', requireStaff('editContent'), limitUses('mail'), async (req, res) => {
    const { evenIfArrived } = await parseBody(resendSchema, req.body ?? {});
    answer(res, 200, await resendMail(recordId(req.params['id']), evenIfArrived));
  });

  return router;
}

/** A failed mail is kept too, so the failure brings its `_id`, by which it can be sent again. */
function answer(res: Response, status: number, outcome: MailOutcome): void {
  if (outcome.state === 'ERROR') res.status(502).json({ msg: outcome.reason, ...outcome });
  else res.status(status).json({ msg: outcome.reason ?? messages.emailSent, ...outcome });
}

/** Counted in bytes: 100,000 letters of another script are more than 100 KB. */
function refuseLongText(body: unknown): void {
  const text = (body as { text?: unknown } | null | undefined)?.text;
  if (typeof text === 'string' && Buffer.byteLength(text) > Limits.emailText)
    throw new Refusal(413, refusals.mailTooLong, [{ path: 'text', message: refusals.mailTooLong }]);
}
