import { useState } from 'react';
import { toApiError, type ApiError } from './api-error.ts';

/** What a button sets off: whether it is under way, and why it failed the last time. One at a time. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

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

  return { isBusy, error, run };
}
