import type { Role } from '@venue/domain';
import { createContext, useContext } from 'react';

/** The member of staff who is signed in. */
export type Staff = {
  uid: string;
  email: string;
  role: Role;
  /** The dashboard's own sign-in screen, where Log Out leads. */
  signInPath: string;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Who is signed in. Only inside a `StaffGate`, which lets nobody else through. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff() is for screens behind a StaffGate.');
  return staff;
}
