import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { log } from '../logging/log.ts';

/**
 * The origin of a request; both are undefined on the emulators, where nothing writes the headers.
 *
 * `address` is the visitor's: behind Hosting what its edge says, at the function's own URL the last hop, whatever a
 * caller claims. `via` is the last hop before the platform, which cannot be forged: the visitor at the function's own
 * URL, and behind Hosting a server of Google's that many visitors share.
 */
export type Caller = { address: string | undefined; via: string | undefined };

/**
 * Reads the origin of a request. Hosting's edge sets `fastly-client-ip` and its servers, which are Google's own, call the
 * function. A caller of the function's own URL can write that header and the beginning of `x-forwarded-for`, but not
 * the last entry of the latter, which the platform appends. So the header is believed only after a last hop of Google's,
 * and the last hop counts otherwise. IPv6 addresses are reduced to their /64, the network of one household or server.
 */
export function readCaller(req: Pick<Request, 'get'>): Caller {
  const hop = req.get('X-Forwarded-For')?.split(',').at(-1)?.trim();
  const via = readAddress(hop);
  const claimed = readAddress(req.get('Fastly-Client-IP'));
  if (!claimed || !hop) return { address: via, via };
  if (isGoogles(hop)) return { address: claimed, via };
  noteDoubt(hop);
  return { address: via, via };
}

/**
 * Networks of Google's own servers: www.gstatic.com/ipranges/goog.json without those that customers' machines have
 * (cloud.json), as far as front ends are in them. Servers of other people at Google are none of these.
 */
const googles = new BlockList();
for (const network of [
  ...['35.191.0.0/16', '64.233.160.0/19', '66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18'],
  ...['74.125.0.0/16', '108.177.0.0/17', '130.211.0.0/22', '142.250.0.0/15', '172.217.0.0/16'],
  ...['172.253.0.0/16', '173.194.0.0/16', '192.178.0.0/15', '209.85.128.0/17', '216.58.192.0/19'],
  ...['216.239.32.0/19', '2001:4860::/32', '2404:6800::/32', '2607:f8b0::/32', '2800:3f0::/32'],
  ...['2a00:1450::/32', '2c0f:fb50::/32'],
]) {
  const [start = '', bits] = network.split('/');
  googles.addSubnet(start, Number(bits), start.includes(':') ? 'ipv6' : 'ipv4');
}

function isGoogles(hop: string): boolean {
  const version = isIP(hop);
  return version !== 0 && googles.check(hop, version === 6 ? 'ipv6' : 'ipv4');
}

let hasDoubted = false;

/**
 * Logs once per instance that the header was not believed: either somebody forges it, or Hosting calls from a network
 * that is missing above and all of its visitors share the limits of one. Names no whole address.
 */
function noteDoubt(hop: string): void {
  if (hasDoubted) return;
  hasDoubted = true;
  const network = hop.split(/[.:]/, 2).join(' ');
  log.warn('Fastly-Client-IP is not believed: the last hop is not in a known network of Google.', {
    network,
  });
}

function readAddress(header: string | undefined): string | undefined {
  const address = header?.trim();
  if (!address) return undefined;
  return address.includes(':') ? network(address) : address;
}

/** The first four groups of an IPv6 address, or the IPv4 address of a mapped one. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = !tail ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
