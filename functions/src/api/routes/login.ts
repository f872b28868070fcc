import { may, messages, readRole, readUser, type Permission, type User } from '@venue/domain';
import { loginSchema } from '@venue/domain/schemas';
import { currentAccess } from '../../staff/access.ts';
import { createCustomToken } from '../../staff/custom-token.ts';
import { HttpError } from '../http/http-error.ts';
import { accounts, database } from '../../firebase.ts';
import { callerPlace, type Place } from '../../limits/caller-place.ts';
import { tryCode, type SecondFactor } from '../../staff/second-factor.ts';
import { tryPassword } from '../../staff/password-sign-in.ts';
import { endpoint } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { requestSchema, schemaRef } from '../openapi/json-schema.ts';

type SignedIn = { user: User; token: string; customToken: string };

/**
 * Every failure answers alike, so that nobody learns from it which addresses have accounts or what they may
 * do. Only after the right password does an account with a second factor ask for its code: 401 whose `errors`
 * name `code`.
 */
function login(path: string, name: string, who: string, permission: Permission) {
  return endpoint('post', path, {
    tag: 'Sign-in',
    name,
    summary: `Signs ${who} in. Every failure answers alike. An account with an authenticator app also sends its code.`,
    access: 'password',
    body: { schema: requestSchema(loginSchema), example: examples.login },
    success: { schema: schemaRef('SignedIn'), description: 'The user and two tokens.' },
    errors: [409, 429],
    handle: async ({ req, body }) => {
      const { email, password, code } = (body ?? {}) as Record<string, unknown>;
      if (typeof email !== 'string' || typeof password !== 'string') throw wrongPassword();
      const place = callerPlace(req);
      const proof = await tryPassword(place, email, password);
      if (!proof) throw wrongPassword();
      const token =
        'idToken' in proof ? proof.idToken : await checkCode(place, email, proof.secondFactor, code);
      return signIn(token, permission);
    },
  });
}

/** Email and password for `{ user, token, customToken }` (section 7). */
export const loginEndpoints = [
  login('/auth/login', 'signInAsAdmin', 'an admin or super user', 'signInAsAdmin'),
  login('/superUser/login', 'signInAsSuper', 'a super user', 'signInAsSuper'),
  login('/chefUser/login', 'signInAsChef', 'a chef', 'signInAsChef'),
];

async function checkCode(
  place: Place,
  email: string,
  secondFactor: SecondFactor,
  code: unknown,
): Promise<string> {
  if (secondFactor.enrollments.length === 0) throw new HttpError(409, messages.noAuthenticatorApp);
  // Authenticator apps show "123 456".
  const digits = typeof code === 'string' ? code.replace(/\s/g, '') : '';
  if (!/^\d{6}$/.test(digits)) throw aboutCode(digits === '' ? messages.codeMissing : messages.codeWrong);
  const token = await tryCode(place, email, secondFactor, digits);
  if (!token) throw aboutCode(messages.codeWrong);
  return token;
}

/** 401 unless the role may sign in here. */
async function signIn(token: string, permission: Permission): Promise<SignedIn> {
  const claims = await accounts().verifyIdToken(token);
  const role = readRole(claims['role']);
  if (!role || !may(role, permission)) throw wrongPassword();
  if ((await currentAccess(claims.uid))?.role !== role) throw wrongPassword();
  const [stored, customToken] = await Promise.all([
    database().doc(`users/${claims.uid}`).get(),
    createCustomToken(claims.uid),
  ]);
  return {
    user: readUser(claims.uid, { email: claims.email, ...stored.data() }, role),
    token,
    customToken,
  };
}

function wrongPassword(): HttpError {
  return new HttpError(401, messages.invalidCredentials);
}

function aboutCode(message: string): HttpError {
  return new HttpError(401, message, { field: 'code' });
}
