import { Transform } from 'node:stream';
import { venue } from '../../../venue.config.ts';

/** A new `mail/{id}`, in the format of Firebase's Trigger Email extension. */
export type MailDocument = {
  to: string[];
  replyTo?: string;
  message: {
    subject: string;
    text: string;
    /** The same words, for mail programs that draw them. */
    html?: string;
    /** Short texts, such as a calendar file. */
    attachments?: { filename: string; content: string; contentType: string }[];
  };
  /** The text is written when the email is sent. */
  isPasswordReset?: true;
  /** It has the link of its booking, which is filled in when it is sent. */
  hasBookingLink?: true;
};

/** Timeout of the whole delivery: callers get their response within 10 seconds. */
const timeoutMs = 8_000;
/** Timeout of the connection and greeting. */
const greetingMs = 4_000;

const tooSlow = 'The mail server did not respond in time.';

export type MailSettings = { url: string; from: string };

/** The mail server and sender of this installation, from MAIL_URL (a secret) and MAIL_FROM; undefined if not set up. */
export function mailSettings(): MailSettings | undefined {
  const url = process.env['MAIL_URL'];
  return url ? { url, from: process.env['MAIL_FROM'] || defaultSender() } : undefined;
}

/** Whether a mail server is set up. Does not check that it works. */
export function canSendMail(): boolean {
  return mailSettings() !== undefined;
}

/** Mail servers expect a sender in the venue's own domain. */
function defaultSender(): string {
  return `${venue.name} <no-reply@${new URL(venue.siteUrl).hostname}>`;
}

/**
 * Sends one email and resolves with the server's reply. The envelope is separate from the headers, so that no header
 * can add a recipient, and the text never makes nodemailer read files or URLs. Throws a MailFailure with a reason for
 * staff, without the server's address and password.
 * @param messageId the same for every attempt
 */
export async function sendOverSmtp(
  { to: [to = ''], replyTo, message: { subject, text, html, attachments = [] } }: MailDocument,
  messageId: string,
  { url, from }: MailSettings,
): Promise<string> {
  // Loaded with the first email, so that nothing else waits for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, connectionTimeout: greetingMs, greetingTimeout: greetingMs, dnsTimeout: greetingMs },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  let hasSentText = false;
  transport.use('stream', (message, done) => {
    message.message.transform(onFlush(() => (hasSentText = true)));
    done();
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { from, to: plain(to), ...(replyTo && { replyTo: plain(replyTo) }), subject, messageId };
    const content = {
      text,
      ...(html && { html }),
      // Texts of our own only: never a file or an address that nodemailer would read.
      attachments: attachments.map(({ filename, content, contentType }) => ({
        filename: String(filename),
        content: String(content),
        contentType: String(contentType),
      })),
    };
    const { response } = await transport.sendMail({ ...headers, ...content, envelope: { from, to }, signal });
    return response;
  } catch (error) {
    const reason = signal.aborted ? tooSlow : reasonOf(error);
    const isRejected = typeof (error as { responseCode?: unknown }).responseCode === 'number';
    throw new MailFailure(reason, hasSentText && !isRejected);
  } finally {
    transport.close();
  }
}

/** An address as an object, which nodemailer does not parse: a comma or bracket cannot add a second one. */
function plain(address: string) {
  return { name: '', address };
}

/** A pass-through stream that reports its last byte. */
function onFlush(callback: () => void): Transform {
  return new Transform({
    transform: (chunk, _encoding, pass) => pass(null, chunk),
    flush(done) {
      callback();
      done();
    },
  });
}

/** The reason why an email could not be sent, as a sentence for staff. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The server received the whole text but confirmed nothing. */
  readonly mayHaveArrived: boolean;

  constructor(reason: string, mayHaveArrived = false) {
    super(reason);
    this.mayHaveArrived = mayHaveArrived;
  }
}

function reasonOf(error: unknown): string {
  const { code, response, responseCode } = (error ?? {}) as Record<string, unknown>;
  if (code === 'EAUTH') return 'The mail server rejected our sign-in.';
  if (typeof responseCode === 'number')
    return `The mail server rejected it: ${String(response).slice(0, 300)}`;
  if (code === 'ETIMEDOUT') return tooSlow;
  return 'The mail server could not be reached.';
}
