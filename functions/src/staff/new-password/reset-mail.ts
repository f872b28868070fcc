import { readRole } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import { accounts } from '../../firebase/accounts.ts';
import { readAccess } from '../access.ts';
import { createResetLink } from './reset-link.ts';

/** The text of an email with a new reset link; undefined when no member of staff can sign in with the address. */
export async function writeResetMail(email: string): Promise<string | undefined> {
  const { users } = await accounts().getUsers([{ email }]);
  const account = users[0];
  if (!account || account.disabled || !readRole(account.customClaims?.['role'])) return undefined;
  if ((await readAccess(account.uid))?.role === null) return undefined;
  return [
    `Somebody, most likely you, asked for a new password for the back office of ${venue.name}.`,
    '',
    'Choose it here within an hour. The link works once:',
    await createResetLink(email),
    '',
    'If it wasn’t you, you can ignore this email: your password stays as it is.',
    '',
    venue.name,
  ].join('\n');
}
