import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../data/api-error.ts';
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
      if (!(error instanceof ApiError)) throw error;
      setSummary({ status: 'failed', error });
    }
  }, []);

  useEffect(() => {
    summarizeBackup().then(
      (found) => setSummary({ status: 'ready', summary: found }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setSummary({ status: 'failed', error });
      },
    );
  }, []);

  return { summary, reload };
}
