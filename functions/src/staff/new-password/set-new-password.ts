import { messages, signInPaths, type Role } from '@venue/domain';
import { accounts } from '../../firebase/accounts.ts';
import { HttpError } from '../../requests/http-error.ts';
import type { Caller } from '../../limits/caller-place.ts';
import { countAttempt, resetUses, refundUse } from '../../limits/limiter.ts';
import { passwordLimits } from '../../limits/password-limits.ts';
import { callAuth } from '../auth-rest.ts';
import { changeAccessThen } from '../change-access.ts';
import { findStaff, type StaffMember } from '../staff-members.ts';
import { resetCodeLimits } from './reset-limits.ts';

/** Codes for a link that opens nothing any more. */
const wrongCode = new Set([
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'EMAIL_NOT_FOUND',
]);

/** The response to a new password: where its owner signs in with it. */
export type NewPasswordSet = { msg: string; email: string; signInPath: string };

/**
 * Sets a new password with the code of a reset link, ends all sign-ins of the account and records the change in the
 * history. Throws 400 for a used or expired link, and 429 after too many of them.
 */
export async function setNewPassword(code: string, password: string, place: Caller): Promise<NewPasswordSet> {
  const { result: email, counted } = await countAttempt(resetCodeLimits(place), () => readCode(code));
  const owner = email && (await findOwner(email));
  if (!owner) throw usedLink();
  await refundUse(counted);
  const { _id: uid, username, role } = owner;
  await changeAccessThen(
    {
      event: { uid, email, username, operation: 'login', details: { changed: ['password'] } },
      by: uid,
      role: (stored) => (stored ? stored.role : role),
    },
    () => spendCode(code, password),
  );
  await accounts().revokeRefreshTokens(uid);
  // Wrong guesses before the reset do not keep its owner out.
  const { ofPlace } = await passwordLimits(place, email.toLowerCase());
  await resetUses([ofPlace]);
  return { msg: messages.passwordChanged, email, signInPath: signInPaths[role satisfies Role] };
}

/** The address that a code was made for, without spending it; undefined for a used or expired one. */
async function readCode(oobCode: string): Promise<string | undefined> {
  const read = await callAuth<{ email?: string; requestType?: string }>(
    'v1/accounts:resetPassword',
    { oobCode },
    wrongCode,
  );
  return read?.requestType === 'PASSWORD_RESET' ? read.email : undefined;
}

async function spendCode(oobCode: string, newPassword: string): Promise<void> {
  const spent = await callAuth('v1/accounts:resetPassword', { oobCode, newPassword }, wrongCode);
  if (!spent) throw usedLink();
}

/** The member of staff with the address, unless the account is disabled or has no role any more. */
async function findOwner(email: string): Promise<StaffMember | undefined> {
  const { users } = await accounts().getUsers([{ email }]);
  if (!users[0]) return undefined;
  const member = await findStaff(users[0].uid).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
  return member?.disabled ? undefined : member;
}

function usedLink(): HttpError {
  return new HttpError(400, messages.resetLinkUsed, { field: 'code' });
}
