import { SetupError } from '../shared/setup-error.js';

/**
 * @typedef {'apikeys' | 'cloudfunctions' | 'cloudresourcemanager' | 'firebaserules' | 'firestore' | 'iam' | 'identitytoolkit'
 *   | 'orgpolicy' | 'run' | 'secretmanager' | 'storage'} Service
 */

/**
 * Google's administrative APIs of one project.
 * @typedef {object} GoogleApi
 * @property {string} project
 * @property {(service: Service, path: string) => Promise<any>} get resolves with JSON or rejects with a GoogleApiError
 * @property {(service: Service, path: string) => Promise<any>} find the same, but undefined for a 404
 * @property {(service: Service, path: string, body: unknown) => Promise<any>} patch
 * @property {(service: Service, path: string, body: unknown) => Promise<any>} post
 */

/** An error response from Google, with its status and reason. */
export class GoogleApiError extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const timeoutMs = 20_000;

/**
 * @param {object} options
 * @param {string} options.project
 * @param {() => Promise<string>} options.token an OAuth access token
 * @param {(service: Service) => string} [options.origin] origin of a service
 * @returns {GoogleApi}
 */
function googleApi({ project, token, origin = (service) => `https://${service}.googleapis.com` }) {
  /** @param {string} method @param {Service} service @param {string} path @param {unknown} [body] */
  async function request(method, service, path, body) {
    const response = await fetch(`${origin(service)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        // Personal credentials use this project's billing and quota.
        'x-goog-user-project': project,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok)
      throw new GoogleApiError(response.status, reasonIn(text) ?? `${service}: ${response.status}`);
    return JSON.parse(text);
  }
  return {
    project,
    get: (service, path) => request('GET', service, path),
    find: (service, path) =>
      request('GET', service, path).catch((error) => {
        if (error.status !== 404) throw error;
      }),
    patch: (service, path, body) => request('PATCH', service, path, body),
    post: (service, path, body) => request('POST', service, path, body),
  };
}

/**
 * The APIs with the credentials of gcloud's sign-in or, for tests, those of a stand-in server on this machine.
 * @param {string} project @param {string | undefined} standIn
 */
export async function signedInGoogleApi(project, standIn) {
  if (project.startsWith('demo'))
    throw new SetupError(
      `${project} cannot go live: names that begin with "demo" belong to the emulators. Choose another one (docs/deploy.md).`,
    );
  if (standIn) {
    if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(standIn))
      throw new SetupError(
        '--admin-api is for a server on this machine only, such as http://127.0.0.1:4010.',
      );
    return googleApi({
      project,
      token: async () => 'stand-in',
      origin: (service) => `${standIn}/${service}`,
    });
  }
  const { ensureSignedIn } = await import('../shared/place.js');
  await ensureSignedIn();
  const { applicationDefault } = await import('firebase-admin/app');
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  return googleApi({ project, token });
}

/** @param {string} text @returns {string | undefined} */
function reasonIn(text) {
  try {
    return JSON.parse(text).error.message;
  } catch {
    // Not JSON, for example a proxy's error page.
    return undefined;
  }
}
