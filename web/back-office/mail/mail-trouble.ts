import { mailFate, type StoredMail } from '@venue/domain';

/** Whether an email has not left, or may not have: somebody has to look at it. */
export function isMailTrouble(mail: StoredMail, now: Date): boolean {
  return ['failed', 'unsettled', 'stored'].includes(mailFate(mail, now).kind);
}
