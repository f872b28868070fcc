import { readUser, type User } from '@venue/domain';
import { useMemo } from 'react';
import { mapLive } from '../subscriptions/map-live.ts';
import { useLiveRecord, type Live } from '../subscriptions/use-live.ts';
import { useStaff } from '../access/staff.ts';

/** The profile of the person who is signed in, live. */
export function useOwnProfile(): Live<User | undefined> {
  const { uid, role } = useStaff();
  const live = useLiveRecord(`users/${uid}`);
  return useMemo(() => mapLive(live, (stored) => stored && readUser(uid, stored, role)), [live, uid, role]);
}
