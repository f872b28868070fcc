import { log } from '../logging/log.ts';
import { requestJson } from './request-json.ts';

/** The service account's token is renewed this long before it expires, in ms. */
const marginMs = 60_000;
/** The metadata server is on the same machine. In ms. */
const timeoutMs = 1_500;

type Token = { text: string; until: number };

let known: Token | undefined;
let asking: Promise<Token | undefined> | undefined;

/**
 * The service account's access token from the metadata server, cached until it expires; concurrent callers share one
 * request. Undefined on the emulators and without a metadata server: published documents are readable without a token,
 * unless App Check is enforced.
 */
export async function accessToken(): Promise<string | undefined> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  if (known && Date.now() < known.until) return known.text;
  asking ??= requestMetadataServer().finally(() => (asking = undefined));
  known = await asking;
  return known?.text;
}

/** The token for reads of protected documents; on the emulators the literal "owner". */
export async function ownerToken(): Promise<string | undefined> {
  return process.env['FIRESTORE_EMULATOR_HOST'] ? 'owner' : accessToken();
}

/** Discards the cached token after a 401, so that the next call requests a new one. */
export function forgetAccessToken(): void {
  known = undefined;
}

async function requestMetadataServer(): Promise<Token | undefined> {
  const host = process.env['GCE_METADATA_HOST'] ?? 'metadata.google.internal';
  const url = `http://${host}/computeMetadata/v1/instance/service-accounts/default/token`;
  try {
    const headers = { 'Metadata-Flavor': 'Google' };
    const { status, body } = await requestJson(url, { headers, timeoutMs });
    const { access_token: text, expires_in: seconds } = (body ?? {}) as Record<string, unknown>;
    if (status !== 200 || typeof text !== 'string')
      throw new Error(`The metadata server answered ${status}.`);
    return { text, until: Date.now() + Number(seconds) * 1_000 - marginMs };
  } catch (error) {
    log.warn('Firestore is read without a token.', {}, error);
    return undefined;
  }
}
