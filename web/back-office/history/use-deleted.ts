import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { listDeleted } from './history-calls.ts';
import type { Revision } from './record-kind.ts';

/**
 * What was deleted and can be brought back. Which deletions still hold only the server knows, so it is
 * asked again with every new entry of the history.
 * @param latest id of the newest change there is; undefined while it is not known
 */
export function useDeleted(latest: string | undefined): Revision[] {
  const [deleted, setDeleted] = useState<Revision[]>([]);
  useEffect(() => {
    if (latest === undefined) return;
    let isCurrent = true;
    listDeleted().then(
      (found) => isCurrent && setDeleted(found),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // The list of changes beside it says that the line is down, and has every deletion in it.
        console.warn('What was deleted could not be fetched:', error.kind);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [latest]);
  return deleted;
}
