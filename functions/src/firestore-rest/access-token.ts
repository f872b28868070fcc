import { log } from '../logging/log.ts';
import { askJson } from './ask-json.ts';

/** The token of the service account that the function runs as; not asked for again before this long, in ms. */
const marginMs = 60_000;
/** The metadata server is on the same machine. In ms. */
const timeoutMs = 1_500;

type Token = { text: string; until: number };

let known: Token | undefined;
let asking: Promise<Token | undefined> | undefined;

/**
 * A token for Google's services, from the metadata server of the machine, stored until it expires; concurrent
 * callers share one request. Undefined against the emulator, and where no metadata server answers: what is published
 * may be read by everybody, as long as App Check is not enforced.
 */
export async function accessToken(): Promise<string | undefined> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  if (known && Date.now() < known.until) return known.text;
  asking ??= askMetadataServer().finally(() => (asking = undefined));
  known = await asking;
  return known?.text;
}

/** A token for what visitors may not read by themselves: the same, for which the emulator takes the word "owner". */
export async function ownerToken(): Promise<string | undefined> {
  return process.env['FIRESTORE_EMULATOR_HOST'] ? 'owner' : accessToken();
}

/** Has the next caller ask for a new token: the one that is stored was refused. */
export function forgetAccessToken(): void {
  known = undefined;
}

async function askMetadataServer(): Promise<Token | undefined> {
  const host = process.env['GCE_METADATA_HOST'] ?? 'metadata.google.internal';
  const url = `http://${host}/computeMetadata/v1/instance/service-accounts/default/token`;
  try {
    const headers = { 'Metadata-Flavor': 'Google' };
    const { status, body } = await askJson(url, { headers, timeoutMs });
    const { access_token: text, expires_in: seconds } = (body ?? {}) as Record<string, unknown>;
    if (status !== 200 || typeof text !== 'string')
      throw new Error(`The metadata server answered ${status}.`);
    return { text, until: Date.now() + Number(seconds) * 1_000 - marginMs };
  } catch (error) {
    log.warn('Firestore is read without a token.', {}, error);
    return undefined;
  }
}
