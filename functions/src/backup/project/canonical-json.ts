import { isObject } from './stored-value.ts';

/** JSON with sorted keys, so that equal values have equal checksums. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? sortKeys(inner) : inner));
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  // fromEntries defines own properties, so `__proto__` is a key like any other.
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
