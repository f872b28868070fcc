import { messages } from '@venue/domain';
import type { Permission } from '@venue/domain';
import { loginSchema } from '@venue/domain/schemas';
import { HttpError } from '../../requests/http-error.ts';
import { readCaller } from '../../limits/caller-place.ts';
import { endpoint } from '../endpoint.ts';
import { user } from '../openapi/answers.ts';
import { named, requestSchema, text } from '../openapi/json-schema.ts';

const signedIn = named('SignedIn', {
  user,
  token: text('A Firebase ID token, valid for an hour.'),
  customToken: text(
    'A Firebase custom token, valid for 60 seconds: signInWithCustomToken opens a session with it.',
  ),
});

/**
 * A sign-in. All failures have the same response, which does not show which addresses have accounts or which roles.
 * Only after the correct password does an account with a second factor get a 401 whose `errors` name `code`.
 */
function login(path: string, name: string, who: string, permission: Permission) {
  return endpoint('post', path, {
    tag: 'Sign-in',
    name,
    summary: `Signs ${who} in. All failures have the same response; after the correct password of an account that signs in at another screen its header Sign-In-Path names that screen. An account with an authenticator app also sends its code.`,
    access: 'password',
    body: {
      schema: requestSchema(loginSchema),
      example: { email: 'admin@venue.test', password: 'admin-demo-1' },
    },
    success: { schema: signedIn, description: 'The user and two tokens.' },
    errors: [409, 429],
    handle: async ({ req, res, body }) => {
      const { email, password, code } = (body ?? {}) as Record<string, unknown>;
      if (typeof email !== 'string' || typeof password !== 'string')
        throw new HttpError(401, messages.invalidCredentials);
      const { signIn, WrongScreen } = await import('../../staff/sign-in.ts');
      try {
        return await signIn({ email, password, code }, readCaller(req), permission);
      } catch (error) {
        if (error instanceof WrongScreen) res.set('Sign-In-Path', error.signInPath);
        throw error;
      }
    },
  });
}

/** Email and password for `{ user, token, customToken }`. */
export const loginEndpoints = [
  login('/auth/login', 'signInAsAdmin', 'an admin or super user', 'signInAsAdmin'),
  login('/superUser/login', 'signInAsSuper', 'a super user', 'signInAsSuper'),
  login('/chefUser/login', 'signInAsChef', 'a chef', 'signInAsChef'),
];
