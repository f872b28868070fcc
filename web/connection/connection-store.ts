import { createStore } from 'zustand/vanilla';

/** What is known of the connection to the server. */
export type ConnectionState = {
  /** The device says that it has a network. */
  hasNetwork: boolean;
  /** The server answers; taken for granted until it has failed to. */
  isReachable: boolean;
};

/** Starts connected, as the server was: the first drawing must agree with its page. */
export const connectionStore = createStore<ConnectionState>()(() => ({
  hasNetwork: true,
  isReachable: true,
}));
