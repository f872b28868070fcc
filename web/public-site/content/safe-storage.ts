import type { StateStorage } from 'zustand/middleware';

/**
 * The browser's storage as it is in life: private windows block it, full disks refuse to write.
 * Neither may break a page, so a refusal reads as "nothing kept" and is told on the console once.
 */
export function safeStorage(find: () => Storage): StateStorage {
  let told = false;
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(find());
    } catch (error) {
      if (!told) console.info('This browser keeps nothing for the next visit:', error);
      told = true;
      return otherwise;
    }
  }
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name), null),
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    removeItem: (name) => attempt((storage) => storage.removeItem(name), undefined),
  };
}
