import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from './api-error.ts';

/** What a call answers: on its way, there, or why it is not. */
export type Fetched<Value> =
  { status: 'loading' } | { status: 'failed'; error: ApiError } | { status: 'ready'; value: Value };

/**
 * What a call answers, asked for at once and again with `reload`. Of two answers that overtake each other the one
 * asked for last counts, and one that is there already stays when a later call fails.
 * @param fetch the same function at each drawing; undefined: not yet
 * @param of asked for again whenever this is another value
 */
export function useFetched<Value>(fetch: (() => Promise<Value>) | undefined, of?: unknown) {
  const [fetched, setFetched] = useState<Fetched<Value>>({ status: 'loading' });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const asked = latest.current;
    await fetch?.().then(
      (value) => {
        if (asked === latest.current) setFetched({ status: 'ready', value });
      },
      (thrown: unknown) => {
        const error = toApiError(thrown);
        setFetched((before) => (before.status === 'ready' ? before : { status: 'failed', error }));
      },
    );
  }, [fetch]);

  useEffect(() => void reload(), [reload, of]);

  return { ...fetched, reload };
}
