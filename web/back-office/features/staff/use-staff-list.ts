import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '../../api/api-error.ts';
import { listStaff, type StaffMember } from './staff-calls.ts';

export type StaffList =
  { status: 'loading' } | { status: 'failed'; error: ApiError } | { status: 'ready'; members: StaffMember[] };

/**
 * The staff as the server knows them. Accounts are no documents that could be listened to, so the list
 * is asked for again after every change (`reload`) and whenever the tab is shown again.
 */
export function useStaffList(): { list: StaffList; reload: () => Promise<void> } {
  const [list, setList] = useState<StaffList>({ status: 'loading' });
  /** Of two answers that overtake each other, the one asked for last counts. */
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const asked = latest.current;
    try {
      const members = await listStaff();
      if (asked === latest.current) setList({ status: 'ready', members });
    } catch (error) {
      const failed = toApiError(error);
      // A list that is there already is better than none.
      setList((before) => (before.status === 'ready' ? before : { status: 'failed', error: failed }));
    }
  }, []);

  useEffect(() => {
    const handleVisible = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    handleVisible();
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, [reload]);

  return { list, reload };
}
