/**
 * Returns the entries, each with a unique id: a missing or repeated id is replaced by a new one, by default derived from
 * the index. Those are deterministic, so that clients can name an entry before it is stored with its id.
 */
export function withIds<T extends { _id?: string | undefined }>(
  entries: readonly T[],
  newId: (index: number, turn: number) => string = placeId,
): (T & { _id: string })[] {
  const named = new Set(entries.map(({ _id }) => _id));
  const given = new Set<string>();
  return entries.map((entry, index) => {
    let { _id = '' } = entry;
    for (let turn = 0; !_id || given.has(_id); turn += 1) {
      const made = newId(index, turn);
      if (!named.has(made)) _id = made;
    }
    given.add(_id);
    // In front, as declared, whether or not the entry had one.
    return Object.assign({ _id }, entry, { _id });
  });
}

function placeId(index: number, turn: number): string {
  return turn ? `e${index + 1}-${turn}` : `e${index + 1}`;
}

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id for an entry of a list: eight letters and digits. The server replaces one that is taken. */
export function newEntryId(): string {
  return Array.from({ length: 8 }, () => characters[Math.floor(Math.random() * characters.length)]).join('');
}
