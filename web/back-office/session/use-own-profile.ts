import type { User } from '@venue/domain';
import { useLiveRecord, type Live } from '../live/use-live.ts';
import { useStaff } from './staff.ts';

/** The profile of whoever is signed in, as they themselves last saved it. */
export function useOwnProfile(): Live<User | undefined> {
  return useLiveRecord<User>(`users/${useStaff().uid}`);
}
