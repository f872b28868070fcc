import { createApiClient } from '../../api/api-client.ts';

/** Sends no token: nobody is signed in. */
const call = createApiClient(async () => undefined);

/** Asks for an email with a reset link; `isMailed` is false if no mail server is set up. @throws ApiError */
export function requestReset(email: string): Promise<{ isMailed: boolean; msg: string }> {
  return call({ method: 'POST', path: '/auth/forgotPassword', body: { email } });
}

/** Sets a new password with the code of a reset link. @throws ApiError */
export function setNewPassword(
  code: string,
  password: string,
): Promise<{ msg: string; email: string; signInPath: string }> {
  return call({ method: 'POST', path: '/auth/newPassword', body: { code, password } });
}
