/** A value that this browser stores as JSON. */
export type StoredValue<Value> = {
  /** Undefined if nothing readable is stored. */
  read: () => Value | undefined;
  /** Returns whether it was stored. */
  write: (value: Value) => boolean;
  clear: () => void;
  /** Calls `onChange` when another tab has written or cleared the value. Returns a function that stops it. */
  onOtherTab: (onChange: (value: Value | undefined) => void) => () => void;
};

/**
 * A value in the browser's storage, for this tab or for all tabs. Where storage is blocked, nothing is stored; then
 * no other tab shares the session either.
 */
export function storedValue<Value>(area: 'localStorage' | 'sessionStorage', key: string): StoredValue<Value> {
  const parse = (text: string | null) => (text ? (JSON.parse(text) as Value) : undefined);
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(window[area]);
    } catch {
      // Storage is blocked or full, or the value is damaged: treated as not stored.
      return undefined;
    }
  }
  return {
    read: () => attempt((storage) => parse(storage.getItem(key))),
    write: (value) =>
      attempt((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    clear: () => attempt((storage) => storage.removeItem(key)),
    onOtherTab(onChange) {
      const handleStorage = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key) onChange(attempt(() => parse(newValue)));
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
