import { createStore } from 'zustand/vanilla';

/** What is known of the line to the server. */
export type LineState = {
  /** The device says that it has a network. */
  hasNetwork: boolean;
  /** The server answers; taken for granted until it has failed to. */
  isReachable: boolean;
  /** Why no content can come, until some does. */
  failure?: Error;
};

export const lineStore = createStore<LineState>()(() => ({
  // Browsers that do not know say undefined, which must not read as offline.
  hasNetwork: typeof navigator === 'undefined' || navigator.onLine !== false,
  isReachable: true,
}));

/** Follows the browser's own online and offline events. Returns the function that stops it. */
export function watchNetwork(): () => void {
  const handleOnline = () => lineStore.setState({ hasNetwork: true });
  const handleOffline = () => lineStore.setState({ hasNetwork: false });
  window.addEventListener('online', handleOnline);
  window.addEventListener('offline', handleOffline);
  return () => {
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('offline', handleOffline);
  };
}
