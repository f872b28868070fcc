import { forgotPasswordSchema, newPasswordSchema } from '@venue/domain/schemas';
import { readCaller } from '../../limits/caller-place.ts';
import { canSendMail } from '../../mail/smtp.ts';
import { endpoint } from '../endpoint.ts';
import { each, flag, named, text } from '../openapi/json-schema.ts';

/** Choosing a new password with a link that is mailed to its owner. */
export const passwordEndpoints = [
  endpoint('post', '/auth/forgotPassword', {
    tag: 'Sign-in',
    name: 'forgotPassword',
    summary:
      'Mails a link for choosing a new password, if the address belongs to a member of staff. The response does not show whether it does.',
    access: 'anyone',
    body: { reads: forgotPasswordSchema, example: { email: 'nobody@venue.test' } },
    success: {
      schema: named('AskedForReset', {
        isMailed: flag('A mail server is set up. Without one no email is sent.'),
        msg: text(),
      }),
      description: 'The same for every address.',
    },
    errors: [429],
    handle: async ({ req, body: { email } }) => {
      const { requestReset } = await import('../../staff/new-password/request-reset.ts');
      return requestReset(email, readCaller(req), canSendMail());
    },
  }),
  endpoint('post', '/auth/newPassword', {
    tag: 'Sign-in',
    name: 'setNewPassword',
    summary:
      'Sets a new password with the code of a reset link, and ends all sign-ins of the account. 400 for a link that was used or is too old.',
    access: 'anyone',
    body: { reads: newPasswordSchema, example: { code: 'the-code-of-a-link', password: 'a-new-password' } },
    success: {
      schema: named('NewPasswordSet', {
        ...each(['msg', 'email'], text()),
        signInPath: text('The sign-in screen of the account.'),
      }),
      description: 'Where its owner signs in with it.',
    },
    errors: [429],
    handle: async ({ req, body: { code, password } }) => {
      const { setNewPassword } = await import('../../staff/new-password/set-new-password.ts');
      return setNewPassword(code, password, readCaller(req));
    },
  }),
];
