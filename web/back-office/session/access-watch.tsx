import { useEffect } from 'react';
import { signInPathOf } from './access-judgement.ts';
import { endSession, followTabEnd } from './leave-office.ts';
import { useStaff } from './staff.ts';
import { onTabEnd } from './tab-end.ts';
import { watchAccess } from './watch-access.ts';

/** Ends the session within seconds when the person's rights end, or when another tab has ended it. */
export function AccessWatch() {
  const { uid, signInPath } = useStaff();
  useEffect(
    () => watchAccess(uid, (reason, role) => void endSession(reason, signInPathOf(role, signInPath))),
    [uid, signInPath],
  );
  useEffect(() => onTabEnd((end) => followTabEnd(end, signInPath)), [signInPath]);
  return null;
}
