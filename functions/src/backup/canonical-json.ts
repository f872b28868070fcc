import { isObject } from './stored-value.ts';

/** JSON with sorted keys: equal values give equal bytes, so that checksums can be compared. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? sortKeys(inner) : inner));
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  // fromEntries defines own properties, so a key called __proto__ is a key like any other.
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
