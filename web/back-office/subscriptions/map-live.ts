import type { Live } from './use-live.ts';

/** The same live value, read. */
export function mapLive<From, To>(live: Live<From>, read: (value: From) => To): Live<To> {
  return live.status === 'loading' ? live : { status: 'ready', value: read(live.value) };
}
