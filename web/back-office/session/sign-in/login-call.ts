import type { Json, Role, User } from '@venue/domain';
import { createApiClient } from '../../api/api-client.ts';

/** Path of a login call: one for admins and super users, one for chefs. */
export type LoginPath = '/auth' | '/chefUser';

/** What a person types to sign in. `code` is needed for an account with an authenticator app. */
export type Credentials = { email: string; password: string; code?: string };

type SignedIn = { user: Json<User>; token: string; customToken: string };

/** Sends no token: the password is what counts. */
const call = createApiClient(async () => undefined);

/** The login call that admits the role. */
export function loginPathOf(role: Role): LoginPath {
  return role === 'chef' ? '/chefUser' : '/auth';
}

/** Checks the credentials on the server, which limits the number of attempts. @throws ApiError */
export function callLogin(path: LoginPath, body: Credentials): Promise<SignedIn> {
  return call<SignedIn>({ method: 'POST', path: `${path}/login`, body });
}
