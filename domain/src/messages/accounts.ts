/* Sign-in, profiles and staff accounts. Sentences that never change are in spec.ts. */

export const signInFirst = 'Please sign in.';
export const signInAgain = 'Your sign-in is no longer valid. Please sign in again.';
export const wrongRole = 'Your account is not allowed to do this.';
export const otherAccount = 'The address names another account. Please use your own.';
export const currentPasswordWrong =
  'This is not your current password. Type the one that you sign in with now.';
export const codeMissing = 'Type the six digits of your authenticator app.';
export const codeWrong = 'This code is not right. Type the six digits that your authenticator app shows now.';
export const noAuthenticatorApp =
  'Your account is protected by text messages, which this sign-in does not use. Ask a super user to set up an authenticator app for you.';
export const authUnavailable =
  'Your password could not be checked just now, so nothing was done. Please try again in a minute.';
export const resetMailSent =
  'If this address belongs to an account, an email with a link is on its way. The link works once and lasts an hour.';
export const resetMailNotSent =
  'No email can be sent from here yet. Ask a super user for a reset link: they can make one on the Staff screen.';
export const resetLinkUsed = 'This link has been used or is too old. Ask for a new one.';
export const passwordChanged = 'Your new password works from now on.';
export const emailTaken = 'There is already an account with this email address.';
export const lastSuper = 'This is the last super user. Make somebody else a super user first.';
export const lastSuperDisabled =
  'This is the last super user who can sign in, so this account can’t be disabled.';
export const ownAccount = 'This is your own account. Another super user can change it.';
export const staffRemoved = 'The account has been removed.';
