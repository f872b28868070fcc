import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from './api-error.ts';
import { useBackOnline } from './use-back-online.ts';

/** The response of a call: on its way, there, or why it is not. */
export type Fetched<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  | { status: 'ready'; value: Value };

/**
 * Fetches at once, again with `reload`, and again after a failure when a lost connection is back. Of two responses
 * that overtake each other the one requested last counts. A response stays when a later call fails.
 * @param fetch the same function at each render; undefined: not yet
 * @param of fetches again whenever this changes
 */
export function useFetched<Value>(fetch: (() => Promise<Value>) | undefined, of?: unknown) {
  const [fetched, setFetched] = useState<Fetched<Value>>({ status: 'loading' });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    await fetch?.().then(
      (value) => {
        if (request === latest.current) setFetched({ status: 'ready', value });
      },
      (thrown: unknown) => {
        const error = toApiError(thrown);
        setFetched((before) => (before.status === 'ready' ? before : { status: 'failed', error }));
      },
    );
  }, [fetch]);

  useEffect(() => void reload(), [reload, of]);
  useBackOnline(() => {
    if (fetched.status === 'failed' && fetched.error.isConnection) void reload();
  });

  return { ...fetched, reload };
}
