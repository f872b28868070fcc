import type { Request } from 'express';

/**
 * The origin of a request, as far as it can be known; both are undefined on the emulators.
 *
 * `address` is the claimed address: correct behind Hosting, whose edge sets it, and forgeable at the function's own
 * URL. `via` is the last hop before the platform, which cannot be forged: the visitor at the function's own URL, and
 * behind Hosting a server of the edge that many visitors share.
 */
export type Place = { address: string | undefined; via: string | undefined };

/** Reads the origin of a request. */
export function callerPlace(req: Pick<Request, 'get'>): Place {
  return { address: clientIp(req), via: lastHop(req) };
}

/**
 * The caller's address; undefined on the emulators. Hosting's edge sets `fastly-client-ip`; for calls of the
 * function's own URL it is the last entry of `x-forwarded-for`, which the platform appends to entries that can be
 * forged. IPv6 addresses are reduced to their /64, the network of one household or server.
 */
export function clientIp(req: Pick<Request, 'get'>): string | undefined {
  return readAddress(req.get('Fastly-Client-IP')) ?? lastHop(req);
}

/** The last hop before the platform: the last entry of `x-forwarded-for`, which only the platform writes. */
function lastHop(req: Pick<Request, 'get'>): string | undefined {
  return readAddress(req.get('X-Forwarded-For')?.split(',').at(-1));
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
