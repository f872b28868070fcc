import { readFields, stamps, type Fields } from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * All declared fields with the given values, to be stored over a record of which nothing is to stay: a field without a
 * value gets its default, an optional one null. The times of saving are the save's, and what is internal stays.
 */
export function allFields(fields: Fields, values: object): DocumentData {
  const read: Record<string, unknown> = readFields(fields, values);
  const names = Object.entries(fields).flatMap(([name, { internal }]) =>
    internal || name in stamps ? [] : [name],
  );
  return Object.fromEntries(names.map((name) => [name, read[name] ?? null]));
}
