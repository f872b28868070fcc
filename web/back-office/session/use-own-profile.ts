import type { User } from '@venue/domain';
import { useLiveRecord, type Live } from '../subscriptions/use-live.ts';
import { useStaff } from '../access/staff.ts';

/** The profile of the person who is signed in, live. */
export function useOwnProfile(): Live<User | undefined> {
  return useLiveRecord<User>(`users/${useStaff().uid}`);
}
