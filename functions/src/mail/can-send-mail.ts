import { mailSettings } from './smtp.ts';

/** Whether a mail server is set up, without which no mail leaves. Whether it works shows with each mail. */
export function canSendMail(): boolean {
  return mailSettings() !== undefined;
}
