import { useStore } from 'zustand';
import { connectionStore } from './connection-store.ts';

/** Whether the server can be reached. */
export function useConnection(): { isOnline: boolean } {
  return { isOnline: useStore(connectionStore, ({ hasNetwork, isReachable }) => hasNetwork && isReachable) };
}
