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

/** In the beginning there is a line, as there was for the server: the first drawing must agree with its page. */
export const lineStore = createStore<LineState>()(() => ({ hasNetwork: true, isReachable: true }));

/** Follows the browser's own online and offline events. Returns the function that stops it. */
export function watchNetwork(): () => void {
  // Browsers that do not know say undefined, which must not read as offline.
  lineStore.setState({ hasNetwork: navigator.onLine !== false });
  const handleOnline = () => lineStore.setState({ hasNetwork: true });
  const handleOffline = () => lineStore.setState({ hasNetwork: false });
  window.addEventListener('online', handleOnline);
  window.addEventListener('offline', handleOffline);
  return () => {
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('offline', handleOffline);
  };
}
