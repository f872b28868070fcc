import { refusals } from './refusals.ts';
import { Refusal } from './refusal.ts';

/**
 * An id out of an address, checked to be one that Firestore can hold and that stays inside its
 * collection. 400 otherwise.
 */
export function recordId(id: unknown): string {
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id)) return id;
  throw new Refusal(400, refusals.badId);
}
