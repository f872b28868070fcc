import { newEntryId } from './entry-ids.ts';
import { entryFields, type Fields } from './field.ts';
import { readFields } from './read.ts';

type Entry = { _id?: string | undefined };

type KeyOf = (entry: Entry, index: number) => string;

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
  const keys: KeyOf[] = [(entry) => keyOf(entry), (entry) => keyOf(entry, typeAndName), ...more];
  for (const key of keys) {
    const left = known.map((entry, index) => (found.includes(entry) ? undefined : key(entry, index)));
    entries.forEach((entry, index) => {
      if (entry._id || found[index]) return;
      const place = left.indexOf(key(entry, index));
      if (place === -1) return;
      found[index] = known[place];
      left[place] = undefined;
    });
  }
  return found;
}

const typeAndName = 2;

/** The first texts of an entry; what a choice of several, a flag or a group says is not among them. */
function keyOf(entry: Entry, most?: number): string {
  const texts = Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.filter((inner) => typeof inner === 'object').flatMap(Object.values);
    return name !== '_id' && typeof value === 'string' ? [value] : [];
  });
  return JSON.stringify(texts.slice(0, most));
}

/** The place of an entry among those of all types, and its type. */
function placeOf(entry: Entry, index: number): string {
  return JSON.stringify([index, 'elementType' in entry && entry.elementType]);
}

/**
 * The data with an id for each entry of its lists `withIds`: its own, that of the known entry that it most likely is, or
 * a new one. Nothing else about the entries is changed.
 * @param known an earlier or later state of the same record, as it was read
 */
export function identifyEntries<Data extends object>(fields: Fields, data: Data, known: object): Data {
  const [found, others] = [data, known] as Record<string, unknown>[];
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const [list, of] = [found![name], field.withIds && entryFields(field)];
    if (!of || !('fields' in of) || !Array.isArray(list)) return [];
    const entries = list.filter((each): each is Entry => typeof each === 'object' && each !== null);
    const stored = (others![name] ?? []) as Entry[];
    const sources = matchEntries(
      entries.map((entry) => readFields(of.fields, entry)),
      stored,
      placeOf,
    );
    const giveId = idGiver([...entries, ...stored]);
    return [
      [name, entries.map((entry, index) => ({ ...entry, _id: giveId(entry._id || sources[index]?._id) }))],
    ];
  });
  return { ...data, ...Object.fromEntries(lists) };
}

/** Gives out ids: the wanted one to whoever asks first, a new one to the others and to those without. */
export function idGiver(entries: readonly Entry[]) {
  const taken = new Set(entries.map(({ _id }) => _id));
  const given = new Set<string>();
  return (wanted: string | undefined): string => {
    let id = wanted;
    while (!id || given.has(id) || (id !== wanted && taken.has(id))) id = newEntryId();
    given.add(id);
    return id;
  };
}
