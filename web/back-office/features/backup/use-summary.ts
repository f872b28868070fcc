import { useCallback, useEffect, useState } from 'react';
import { toApiError, type ApiError } from '../../api/api-error.ts';
import { summarizeBackup, type BackupSummary } from './backup-calls.ts';

export type Summary =
  { status: 'loading' } | { status: 'failed'; error: ApiError } | { status: 'ready'; summary: BackupSummary };

/** What a backup would hold now; `reload` asks again. */
export function useSummary(): { summary: Summary; reload: () => Promise<void> } {
  const [summary, setSummary] = useState<Summary>({ status: 'loading' });

  const reload = useCallback(async () => {
    setSummary({ status: 'loading' });
    try {
      setSummary({ status: 'ready', summary: await summarizeBackup() });
    } catch (error) {
      setSummary({ status: 'failed', error: toApiError(error) });
    }
  }, []);

  useEffect(() => {
    summarizeBackup().then(
      (found) => setSummary({ status: 'ready', summary: found }),
      (error: unknown) => setSummary({ status: 'failed', error: toApiError(error) }),
    );
  }, []);

  return { summary, reload };
}
