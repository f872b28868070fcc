import { randomUUID } from 'node:crypto';
import { messages } from '@venue/domain';
import { HttpError } from '../../requests/http-error.ts';

/** The id that a client has made for a booking, so that sending it twice is one booking; without one, a new one. */
export function readRequestId(id: unknown): string {
  if (id === undefined) return randomUUID();
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new HttpError(400, messages.invalidId, { field: 'requestId' });
}
