import autocannon from 'autocannon';
import sharp from 'sharp';
import { bearer, openApi, signIn } from './open-api.js';
import { atMost, figure } from './report.js';

const clients = 100;
const loadSeconds = 20;
/** Peak memory of a process that stores one picture, in MB. An instance has 1,024 MB and may serve other requests. */
const memoryBudget = 400;

/**
 * Measures one instance of the API: concurrent reads, and the time and memory of uploads.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureApi(venue) {
  const { env } = await venue.open();
  return [
    ...(await measureReads(env)),
    ...(await measureUpload(env, 'a 4 MB photo of 12 megapixels', await photo(4_000, 3_000, 70))),
    ...(await measureUpload(env, 'a photo of 50 megapixels', await photo(8_160, 6_120, 45))),
  ];
}

/** @param {Record<string, string>} env */
async function measureReads(env) {
  const api = await openApi(env);
  const url = `${api.url}/event/getAll`;
  // A conditional request, like those of browsers and Hosting's CDN for a response they have cached.
  const { headers } = await fetch(url);
  const { latency, requests, errors, non2xx, statusCodeStats } = await autocannon({
    url,
    connections: clients,
    duration: loadSeconds,
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  await api.close();
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  const what = `API: cached reads, ${clients} clients`;
  return [
    figure(`${what}, median`, latency.p50, 'ms'),
    figure(`${what}, 39 of 40`, latency.p97_5, 'ms'),
    figure(`${what}, a second`, requests.average, ''),
    atMost(`${what}, errors`, errors + non2xx - unchanged, 0, ''),
  ];
}

/**
 * @param {Record<string, string>} env @param {string} what @param {Buffer} bytes
 * Uses a process of its own, so that the peak memory is this upload's.
 */
async function measureUpload(env, what, bytes) {
  const api = await openApi(env);
  const { token } = await signIn(api.url);
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const began = performance.now();
  const response = await fetch(`${api.url}/upload/image`, { method: 'POST', headers: bearer(token), body });
  const seconds = (performance.now() - began) / 1_000;
  if (response.status !== 201) throw new Error(`The upload failed with status ${response.status}.`);
  await response.json();
  const peak = await api.peakMegabytes();
  await api.close();
  return [
    figure(`API: upload of ${what}`, seconds, 's', 1),
    atMost(`API: upload of ${what}, peak memory`, peak, memoryBudget, 'MB'),
  ];
}

/** A photo of noise, which compresses like a real one. @param {number} width @param {number} height @param {number} quality */
function photo(width, height, quality) {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 };
  const create = { width, height, channels: /** @type {const} */ (3), background: '#1d4a5a', noise };
  return sharp({ create }).blur(0.9).jpeg({ quality }).toBuffer();
}
