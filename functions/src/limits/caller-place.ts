import type { Request } from 'express';

/**
 * From where a request comes, as far as anybody can tell.
 *
 * `address` is what the request claims: true behind Hosting, whose edge names the visitor, and anybody's
 * invention at the function's own address. `via` is who handed the request to the platform, which nobody can
 * invent: the visitor at the function's own address, and behind Hosting a server of the edge, shared by many.
 * Undefined where nobody tells (the emulators).
 */
export type Place = { address: string | undefined; via: string | undefined };

/** The place that the request comes from. */
export function callerPlace(req: Pick<Request, 'get'>): Place {
  return { address: clientIp(req), via: lastHop(req) };
}

/**
 * The caller's address, or undefined where nobody tells (the emulators). Hosting's edge names it in
 * `fastly-client-ip`; for calls of the function's own address the platform appends it as the last entry of
 * `x-forwarded-for`, whose earlier entries anybody can invent. IPv6 counts by its /64, which is what one
 * household or server gets.
 */
export function clientIp(req: Pick<Request, 'get'>): string | undefined {
  return counted(req.get('Fastly-Client-IP')) ?? lastHop(req);
}

/** Who handed the request to the platform: the last entry of `x-forwarded-for`, which only the platform writes. */
function lastHop(req: Pick<Request, 'get'>): string | undefined {
  return counted(req.get('X-Forwarded-For')?.split(',').at(-1));
}

function counted(header: string | undefined): string | undefined {
  const address = header?.trim();
  if (!address) return undefined;
  return address.includes(':') ? network(address) : address;
}

/** The first four groups of an IPv6 address; an IPv4 address written as IPv6 stays whole. */
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
