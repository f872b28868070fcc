import { Transform } from 'node:stream';
import { venue } from '../../../venue.config.ts';

/** A new `mail/{id}`, as Firebase's Trigger Email extension expects it from whoever wants something sent. */
export type MailDocument = {
  to: string[];
  replyTo?: string;
  message: { subject: string; text: string };
};

/** Whoever waits for the answer has it within 10 seconds, whatever the mail server does. */
const timeoutMs = 8_000;
/** Of these, how long the server may take to answer the call at all. */
const greetingMs = 4_000;

const tooSlow = 'The mail server did not answer in time.';

export type MailSettings = { url: string; from: string };

/** The mail server and sender of this installation: MAIL_URL (a secret) and MAIL_FROM; undefined when there is none. */
export function mailSettings(): MailSettings | undefined {
  const url = process.env['MAIL_URL'];
  return url ? { url, from: process.env['MAIL_FROM'] || defaultSender() } : undefined;
}

/** Whether a mail server is set up, without which no mail leaves. Whether it works shows with each mail. */
export function canSendMail(): boolean {
  return mailSettings() !== undefined;
}

/** Mail servers want a sender of the venue's own domain. */
function defaultSender(): string {
  return `${venue.name} <no-reply@${new URL(venue.siteUrl).hostname}>`;
}

/**
 * Hands one mail to the mail server and resolves with its reply. The envelope is given apart from the
 * headers, so that nothing in a header can add a recipient; files and addresses are never read from the
 * text. Throws a MailFailure that says what a person can act on, never the server's address or password.
 * @param messageId the same however often the mail is tried, so that mail servers know it again
 */
export async function sendOverSmtp(
  { to: [to = ''], replyTo, message: { subject, text } }: MailDocument,
  messageId: string,
  { url, from }: MailSettings,
): Promise<string> {
  // Loaded by the first mail: nothing else waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, connectionTimeout: greetingMs, greetingTimeout: greetingMs, dnsTimeout: greetingMs },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  let isHandedOver = false;
  transport.use('stream', (message, done) => {
    message.message.transform(atTheEnd(() => (isHandedOver = true)));
    done();
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { from, to: plain(to), ...(replyTo && { replyTo: plain(replyTo) }), subject, messageId };
    const { response } = await transport.sendMail({ ...headers, text, envelope: { from, to }, signal });
    return response;
  } catch (error) {
    const reason = signal.aborted ? tooSlow : reasonOf(error);
    const isRefused = typeof (error as { responseCode?: unknown }).responseCode === 'number';
    throw new MailFailure(reason, isHandedOver && !isRefused);
  } finally {
    transport.close();
  }
}

/** An address that is not parsed: a comma or bracket in it makes no second one. */
function plain(address: string) {
  return { name: '', address };
}

/** A stream that changes nothing and calls back when the last byte has gone through. */
function atTheEnd(callBack: () => void): Transform {
  return new Transform({
    transform: (chunk, _encoding, pass) => pass(null, chunk),
    flush(done) {
      callBack();
      done();
    },
  });
}

/** Why a mail could not be handed over, in words for staff. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The server had the whole text and did not say what it did with it: the recipient may have the mail. */
  readonly mayHaveArrived: boolean;

  constructor(reason: string, mayHaveArrived = false) {
    super(reason);
    this.mayHaveArrived = mayHaveArrived;
  }
}

function reasonOf(error: unknown): string {
  const { code, response, responseCode } = (error ?? {}) as Record<string, unknown>;
  if (code === 'EAUTH') return 'The mail server refused our sign-in.';
  if (typeof responseCode === 'number') return `The mail server refused: ${String(response).slice(0, 300)}`;
  if (code === 'ETIMEDOUT') return tooSlow;
  return 'The mail server could not be reached.';
}
