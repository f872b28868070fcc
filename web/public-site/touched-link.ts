import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** An address of this site. */
type Address = { pathname: string; search: string; hash: string };

const touchedStore = createStore<{ address?: Address }>(() => ({}));

/** Notes that a finger rests on a link to a page whose code has loaded. */
export function touchLink({ pathname, search, hash }: Address): void {
  touchedStore.setState({ address: { pathname, search, hash } });
}

/** Forgets the link: the visitor has gone somewhere. */
export function forgetTouchedLink(): void {
  touchedStore.setState({ address: undefined });
}

/** Where the link that a finger was last on leads; undefined before that, and after a navigation. */
export function useTouchedLink(): Address | undefined {
  return useStore(touchedStore, ({ address }) => address);
}
