import type { Json, Role, User } from '@venue/domain';
import { createApiClient } from '../api/api-client.ts';

/** Where a login call is: admins and super users have one, chefs another (section 7). */
export type LoginPath = '/auth' | '/chefUser';

/** What a person types to sign in. `code` is asked for where an account has an authenticator app. */
export type Credentials = { email: string; password: string; code?: string };

type SignedIn = { user: Json<User>; token: string; customToken: string };

/** Nobody's token goes along: the password is what counts. */
const call = createApiClient(async () => undefined);

/** The login call that admits the role. */
export function loginPathOf(role: Role): LoginPath {
  return role === 'chef' ? '/chefUser' : '/auth';
}

/** Checks the credentials with the server, which limits how often that is tried. Throws an `ApiError`. */
export function callLogin(path: LoginPath, body: Credentials): Promise<SignedIn> {
  return call<SignedIn>({ method: 'POST', path: `${path}/login`, body });
}
