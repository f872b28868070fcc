import type { Request } from 'express';
import { clientIp, lastHop } from './client-ip.ts';

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
