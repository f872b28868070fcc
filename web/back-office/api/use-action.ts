import { useState } from 'react';
import { toApiError, type ApiError } from './api-error.ts';
import { useBackOnline } from './use-back-online.ts';

/**
 * Runs what a button starts. `isBusy` while it runs; `error` when it failed, until the next run or, after a lost
 * connection, until that is back, or until `forget`.
 */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  useBackOnline(() => {
    if (error?.isConnection) setError(undefined);
  });

  async function run(act: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (thrown) {
      setError(toApiError(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, error, run, forget: () => setError(undefined) };
}
