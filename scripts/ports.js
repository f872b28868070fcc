import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { SetupError } from './shared/setup-error.js';

/** @typedef {'auth' | 'firestore' | 'storage' | 'functions' | 'hosting' | 'hub' | 'logging' | 'smtp' | 'inbox' | 'reviews'} Service */

/** @type {Record<Service, number>} */
const defaultPorts = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
  smtp: 1025,
  inbox: 8025,
  reviews: 3200,
};

/**
 * The ports of one running suite.
 * @param {number} shift added to every default port, so that two suites can run side by side
 */
export function portsFor(shift) {
  const entries = Object.entries(defaultPorts).map(([service, port]) => [service, port + shift]);
  return /** @type {Record<Service, number>} */ (Object.fromEntries(entries));
}

/**
 * What has to stand before a printed command, so that it reaches the venue that printed it: "PORT_SHIFT=20 ", or
 * nothing at the usual ports.
 */
export const shiftPrefix = ({ PORT_SHIFT } = process.env) =>
  Number(PORT_SHIFT ?? 0) === 0 ? '' : `PORT_SHIFT=${PORT_SHIFT} `;

/**
 * Where a second suite may run beside one at this shift. At the very next, its Hosting would have the port of the
 * first one's Functions.
 * @param {number} shift
 */
export const shiftBeside = (shift) => shift + 2;

/**
 * Refuses a port that browsers refuse, and ports that are taken, in one message that names who holds them.
 * @param {Record<string, number>} ports
 */
export async function ensurePortsFree(ports) {
  const refused = Object.entries(ports).find(([, port]) => isRefused(port));
  if (refused)
    throw new SetupError(
      `PORT_SHIFT would need port ${refused[1]} (${refused[0]}), which browsers refuse. Another one, say 20 more, is fine.`,
    );
  const taken = [];
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`  port ${port} (${service}) is held by ${ownerOf(port)}`);
  }
  if (taken.length === 0) return;
  throw new SetupError(
    `The venue cannot open, because another program is in its place:\n${taken.join('\n')}\n` +
      'End that program, or move the venue aside: PORT_SHIFT=20 npm start',
  );
}

/** Nothing but claims listens from here on: see `freeShift`. */
const firstClaim = 7400;

/**
 * The first shift from the given one on at which every port is free, claimed until this process ends: tests run
 * beside whatever else is open on this machine, also beside tests that began a moment ago and still build.
 * @param {number} from
 */
export async function freeShift(from) {
  for (let shift = from; shift < from + 20; shift += 1) {
    const claim = await claimShift(shift);
    if (!claim) continue;
    const ports = Object.values(portsFor(shift));
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean) && !ports.some(isRefused)) return shift;
    for (const server of claim) server.close();
  }
  throw new SetupError(
    `All ports that the tests may use are taken (shifts ${from} to ${from + 19}). ` +
      'Close other venues and test runs on this machine, then start again.',
  );
}

/**
 * Keeps other processes from choosing a shift, by listening on a port of its number and on the next one: the next
 * shift shares a port with this one. The system ends a claim with its process, however that ends.
 * @param {number} shift
 * @returns {Promise<import('node:net').Server[] | undefined>} undefined where another process has claimed either
 */
async function claimShift(shift) {
  // In this order: of two processes that ask at once, one is always first at both.
  const own = await listen(firstClaim + shift);
  if (!own) return undefined;
  const next = await listen(firstClaim + shift + 1);
  if (next) return [own.unref(), next.unref()];
  own.close();
  return undefined;
}

/** Ports above 4000 that browsers and `fetch` refuse to connect to (Fetch Standard, "bad port"). */
const refusedPorts = [4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080];

/** @param {number} port */
export const isRefused = (port) => refusedPorts.includes(port);

/** A port that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param {number} port @returns {Promise<boolean>} */
async function isFree(port) {
  const server = await listen(port);
  if (!server) return false;
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} undefined where it is taken */
function listen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** @param {number} port the process that listens there, as well as this machine can tell */
function ownerOf(port) {
  const pid = readable(() => (process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port)));
  return pid ? `process ${pid}${commandOf(pid)}` : 'a process that this user may not see';
}

/** @param {number} port */
function pidFromProc(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  const inodes = new Set(
    sockets
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  );
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.find((pid) => {
    const open = readable(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
    return open.some((fd) => inodes.has(readable(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''));
  });
}

/** @param {number} port */
function pidFromLsof(port) {
  return execFileSync('lsof', ['-ti', `tcp:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' }).split('\n')[0];
}

/** @param {string} pid */
function commandOf(pid) {
  const command = readable(() => execFileSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).trim());
  if (command === undefined) return '';
  return ` (${command.length > 90 ? `${command.slice(0, 90)}…` : command})`;
}

/**
 * What another user's process holds is not ours to read, and it may just have ended: that is nothing then, as the
 * port's number alone still helps.
 * @template T @param {() => T} read @returns {T | undefined}
 */
function readable(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
