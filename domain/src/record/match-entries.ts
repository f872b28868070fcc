import { newEntryId, withIds } from './entry-ids.ts';
import type { Fields } from './field.ts';
import { readFields } from './read.ts';

type Entry = { _id?: string | undefined };

type KeyOf = (entry: Entry, index: number) => unknown;

/**
 * The known entry that each entry of a list is a new state of: the one with its id; for an entry without an id, as
 * programs send that do not know of ids, the one with the same texts, or else the one with the same type and name.
 * Without an id each known entry is found once at most.
 * @param more further keys by which an entry without an id is known
 */
export function matchEntries<Known extends Entry>(
  entries: readonly Entry[],
  known: readonly Known[],
  ...more: KeyOf[]
): (Known | undefined)[] {
  const byId = new Map(known.map((entry) => [entry._id, entry]));
  const found = entries.map(({ _id }) => (_id ? byId.get(_id) : undefined));
  for (const keyOf of [textsOf, typeAndName, ...more]) {
    if (entries.every((entry, index) => entry._id || found[index])) break;
    const keys = known.map((entry, index) => !found.includes(entry) && JSON.stringify(keyOf(entry, index)));
    entries.forEach((entry, index) => {
      if (entry._id || found[index]) return;
      const place = keys.indexOf(JSON.stringify(keyOf(entry, index)));
      if (place !== -1) [found[index], keys[place]] = [known[place], false];
    });
  }
  return found;
}

/** What an entry says in words; what is chosen in lists, flags and groups says more about the same entry. */
function textsOf(entry: Entry): unknown[] {
  return Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.filter(isObject).flatMap((inner): unknown[] => Object.values(inner));
    return name !== '_id' && typeof value === 'string' ? [value] : [];
  });
}

function typeAndName(entry: Entry): unknown[] {
  return textsOf(entry).slice(0, 2);
}

function typeAndPlace(entry: Entry, index: number): unknown[] {
  return [index, 'elementType' in entry && entry.elementType];
}

function isObject(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

/**
 * The data with an id for each entry of its lists `withIds`: its own, that of the known entry that it most likely is, or
 * a new one. Nothing else about the entries is changed.
 * @param known an earlier or later state of the same record, as it was read
 */
export function identifyEntries<Data extends object>(fields: Fields, data: Data, known: object): Data {
  const [found, others] = [data, known] as Record<string, unknown>[];
  const lists = Object.entries(fields).flatMap(([name, { withIds: hasIds, of }]) => {
    if (!hasIds || !Array.isArray(found![name])) return [];
    const entries = found![name].filter(isObject);
    const read = entries.map((entry): Entry => readFields(of as Fields, entry));
    const sources = matchEntries(read, (others![name] ?? []) as Entry[], typeAndPlace);
    const named = entries.map((entry, index) => ({ ...entry, _id: entry._id || sources[index]?._id }));
    return [[name, withIds(named, newEntryId)] as const];
  });
  return { ...data, ...Object.fromEntries(lists) };
}
