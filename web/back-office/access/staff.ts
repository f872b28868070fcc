import type { GrantablePermission, Role } from '@venue/domain';
import { createContext, useContext } from 'react';

/** The member of staff who is signed in. */
export type Staff = {
  uid: string;
  email: string;
  role: Role;
  /** What super users have granted to the account, as it is at this moment; missing until that has been read. */
  permissions?: readonly GrantablePermission[] | undefined;
  /** The dashboard's sign-in screen; Log Out leads there. */
  signInPath: string;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

/** The member of staff who is signed in. Only for screens inside a `StaffGate`. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff() is for screens behind a StaffGate.');
  return staff;
}
