import { createTransport } from 'nodemailer';
import { venue } from '../../../venue.config.ts';

/** A mail ready to leave. The id stays the same however often it is tried, so that mail servers know it again. */
export type OutgoingMail = { to: string; subject: string; text: string; messageId: string };

/** Whoever waits for the answer has it within 10 seconds, whatever the mail server does. */
const patienceMs = 8_000;

/** The mail server and sender of this installation: MAIL_URL (a secret) and MAIL_FROM; undefined when there is none. */
export function mailSettings(): { url: string; from: string } | undefined {
  const url = process.env['MAIL_URL'];
  return url ? { url, from: process.env['MAIL_FROM'] || defaultSender() } : undefined;
}

/** Mail servers want a sender of the venue's own domain. */
function defaultSender(): string {
  return `${venue.name} <no-reply@${new URL(venue.siteUrl).hostname}>`;
}

/**
 * Hands one mail to the mail server and resolves with its reply. The envelope is given apart from the
 * headers, so that nothing in a header can add a recipient; files and addresses are never read from the
 * text. Throws what a person can act on, never the server's address or password.
 */
export async function sendOverSmtp(
  { to, subject, text, messageId }: OutgoingMail,
  { url, from }: { url: string; from: string },
): Promise<string> {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), patienceMs);
  try {
    const message = { from, to, subject, text, messageId, envelope: { from, to }, signal: deadline.signal };
    const { response } = await transport.sendMail(message);
    return response;
  } catch (error) {
    throw new MailFailure(
      deadline.signal.aborted ? 'The mail server did not answer in time.' : reasonOf(error),
    );
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Why a mail could not be handed over, in words for staff. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}

function reasonOf(error: unknown): string {
  const { code, response, responseCode } = (error ?? {}) as Record<string, unknown>;
  if (code === 'EAUTH') return 'The mail server refused our sign-in.';
  if (typeof responseCode === 'number') return `The mail server refused: ${String(response).slice(0, 300)}`;
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.';
  return 'The mail server could not be reached.';
}
