/**
 * A size-limited LRU cache that computes missing values. Concurrent requests for a key share one computation; failures
 * and undefined are not cached.
 * @param sizeOf bytes of one value
 * @param most bytes of all values together
 */
export function boundedCache<T>(sizeOf: (value: T) => number, most: number) {
  const values = new Map<string, T>();
  const making = new Map<string, Promise<T | undefined>>();
  let bytes = 0;

  function store(key: string, value: T): void {
    values.set(key, value);
    bytes += sizeOf(value);
    for (const [oldest, old] of values) {
      if (bytes <= most) return;
      values.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  return async function get<U extends T | undefined>(key: string, make: () => Promise<U>): Promise<T | U> {
    const known = values.get(key);
    if (known !== undefined) {
      // Re-inserting moves a key to the end of the Map, as the most recently used.
      values.delete(key);
      values.set(key, known);
      return known;
    }
    const shared = making.get(key) as Promise<U> | undefined;
    if (shared) return shared;
    const fresh = make();
    making.set(key, fresh);
    try {
      const made = await fresh;
      if (made !== undefined) store(key, made);
      return made;
    } finally {
      making.delete(key);
    }
  };
}
