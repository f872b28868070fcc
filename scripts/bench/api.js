import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { register } from 'tsx/esm/api';
import { inProject } from '../paths.js';
import { atMost, figure, percentile } from './report.js';

const clients = 100;
const loadMs = 20_000;
/** Peak memory of a process that stores one picture, in MB: an instance has 1,024 and may be serving others. */
const memoryBudget = 400;

/**
 * What one instance of the API can do: reads by many clients at once, the time and memory of uploads, and a
 * save in a venue with much content.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureApi(venue) {
  const { env } = await venue.open();
  return [
    ...(await measureReads(env)),
    ...(await measureUpload(env, 'a 4 MB photo of 12 megapixels', await photo(4_000, 3_000, 70))),
    ...(await measureUpload(env, 'a photo of 50 megapixels', await photo(8_160, 6_120, 45))),
    ...(await measureSave(env)),
  ];
}

/** @param {Record<string, string>} env */
async function measureReads(env) {
  const api = await openApi(env);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const first = await get(api.url, agent);
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  const end = Date.now() + loadMs;
  const client = async () => {
    while (Date.now() < end) {
      const began = performance.now();
      // As a browser or Hosting's edge asks for what it has read before.
      const { status } = await get(api.url, agent, first.etag).catch(() => ({ status: 0 }));
      times.push(performance.now() - began);
      if (status !== 200 && status !== 304) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  await api.close();
  const what = `API: cached reads, ${clients} clients`;
  return [
    figure(`${what}, median`, percentile(times, 50), 'ms'),
    figure(`${what}, 19 of 20`, percentile(times, 95), 'ms'),
    figure(`${what}, a second`, times.length / (loadMs / 1_000), ''),
    atMost(`${what}, errors`, errors, 0, ''),
  ];
}

/**
 * @param {Record<string, string>} env @param {string} what @param {Buffer} bytes
 * In a process of its own, so that its peak is this upload's.
 */
async function measureUpload(env, what, bytes) {
  const api = await openApi(env);
  const { token } = await signIn(api.url);
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const began = performance.now();
  const answer = await fetch(`${api.url}/upload/image`, { method: 'POST', headers: bearer(token), body });
  const seconds = (performance.now() - began) / 1_000;
  if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}.`);
  await answer.json();
  const peak = await api.peakMegabytes();
  await api.close();
  return [
    figure(`API: upload of ${what}`, seconds, 's', 1),
    atMost(`API: upload of ${what}, peak memory`, peak, memoryBudget, 'MB'),
  ];
}

/** @param {Record<string, string>} env */
async function measureSave(env) {
  Object.assign(process.env, env);
  register();
  const { database } = await import('../../functions/src/firebase.ts');
  const { Timestamp } = await import('firebase-admin/firestore');
  const db = database();
  const batch = db.batch();
  const menus = Array.from({ length: 20 }, (_, i) => db.doc(`menus/bench-${i}`));
  const events = Array.from({ length: 300 }, (_, i) => db.doc(`events/bench-${i}`));
  const dish = {
    elementType: 'Dish',
    content: ['Hake', 'brown butter', '€24'].map((contentString) => ({ contentString })),
  };
  menus.forEach((ref, i) =>
    batch.set(ref, { title: `Menu ${i}`, route: `x${i}`, position: 100 + i, contents: Array(60).fill(dish) }),
  );
  events.forEach((ref, i) =>
    batch.set(ref, {
      artist: `Artist ${i}`,
      desc: 'They play what was agreed. '.repeat(10),
      datetime: Timestamp.fromMillis(Date.now() + (i - 150) * 86_400_000),
    }),
  );
  await batch.commit();
  const api = await openApi(env);
  const { token, user } = await signIn(api.url);
  const hours = { contents: [{ elementType: 'Area', content: 'Bar' }] };
  const times = [];
  for (let run = 0; run < 12; run += 1) {
    const began = performance.now();
    const answer = await fetch(`${api.url}/openingHours/main/${user._id}`, {
      method: 'PUT',
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
      body: JSON.stringify(hours),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The save was answered with ${answer.status}.`);
    // The first ones open the connections.
    if (run >= 2) times.push(performance.now() - began);
  }
  await api.close();
  await Promise.all([...menus, ...events].map((ref) => ref.delete()));
  const what = 'API: a save with 20 menus and 300 events stored';
  return [
    figure(`${what}, median`, percentile(times, 50), 'ms'),
    figure(`${what}, slowest of ten`, Math.max(...times), 'ms'),
  ];
}

/** A photo that does not compress to nothing. @param {number} width @param {number} height @param {number} quality */
function photo(width, height, quality) {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 };
  const create = { width, height, channels: /** @type {const} */ (3), background: '#1d4a5a', noise };
  return sharp({ create }).blur(0.9).jpeg({ quality }).toBuffer();
}

/** @param {Record<string, string>} env */
async function openApi(env) {
  const child = fork(fileURLToPath(new URL('api-process.js', import.meta.url)), {
    cwd: inProject('.'),
    env: { ...process.env, ...env },
  });
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    /** @returns {Promise<number>} */
    async peakMegabytes() {
      child.send('peak');
      const [{ peakMegabytes }] = await once(child, 'message');
      return peakMegabytes;
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** @param {string} url @returns {Promise<{ token: string, user: { _id: string } }>} */
async function signIn(url) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@venue.test', password: 'admin-demo-1' }),
  });
  return /** @type {any} */ (await answer.json());
}

/** @param {string} token */
function bearer(token) {
  return { Authorization: `Bearer ${token}` };
}

/**
 * @param {string} url @param {Agent} agent @param {string} [etag]
 * @returns {Promise<{ status: number, etag: string | undefined }>}
 */
function get(url, agent, etag) {
  return new Promise((resolve, reject) => {
    const headers = etag ? { 'If-None-Match': etag } : {};
    const sent = request(`${url}/event/getAll`, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag }));
    });
    sent.once('error', reject).end();
  });
}
