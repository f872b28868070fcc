import { createStore } from 'zustand/vanilla';

/** The state of the connection to the server. */
export type ConnectionState = {
  /** The device reports a network. */
  hasNetwork: boolean;
  /** The server responds; assumed until a request has failed. */
  isReachable: boolean;
};

/** Starts connected, as in the server's rendering, which the first render must match. */
export const connectionStore = createStore<ConnectionState>()(() => ({
  hasNetwork: true,
  isReachable: true,
}));
