import { useEffect, useRef } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { useBackOnline } from '../api/use-back-online.ts';

/** The result of the last save. */
export type RecordFormOutcome = { kind: 'saved'; isUndone?: boolean } | { kind: 'failed'; error: ApiError };

/**
 * Calls `onEnd` when an outcome no longer holds: "saved" once something was changed again, a lost connection once
 * it is back.
 */
export function useOutcomeEnd(
  outcome: RecordFormOutcome | undefined,
  values: unknown,
  onEnd: () => void,
): void {
  const valuesThen = useRef<string>(undefined);
  const hasSaved = outcome?.kind === 'saved';
  const valuesNow = hasSaved ? JSON.stringify(values) : undefined;

  useEffect(() => {
    valuesThen.current ??= hasSaved ? valuesNow : undefined;
    if (!hasSaved) valuesThen.current = undefined;
    else if (valuesThen.current !== valuesNow) onEnd();
  }, [hasSaved, valuesNow, onEnd]);

  useBackOnline(() => {
    if (outcome?.kind === 'failed' && outcome.error.isConnection) onEnd();
  });
}
