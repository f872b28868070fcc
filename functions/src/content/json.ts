import type { Json } from '@venue/domain';

/**
 * A domain object as answers and the published snapshot carry it: dates become ISO 8601 strings in
 * UTC and fields that are undefined are left out.
 */
export function toJson<T>(value: T): Json<T> {
  return JSON.parse(JSON.stringify(value)) as Json<T>;
}
