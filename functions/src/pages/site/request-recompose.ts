import { requestJson } from '../../firestore-rest/request-json.ts';
import { functionAddress } from '../../firebase/function-address.ts';

/** Timeout for publishing scheduled records before a page is rendered, in ms; the API finishes anyway. */
const timeoutMs = 2_500;

/**
 * Asks the API to publish what is due: pages are rendered by a function that only reads.
 * @throws when it does not answer in time, or with an error
 */
export async function requestRecompose(): Promise<void> {
  const url = `${await functionAddress('api')}/recompose`;
  const { status } = await requestJson(url, { headers: {}, timeoutMs, body: {} });
  if (status !== 200) throw new Error(`POST /recompose answered with ${status}.`);
}
