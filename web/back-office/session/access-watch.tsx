import type { GrantablePermission } from '@venue/domain';
import { useEffect } from 'react';
import { signInPathOf } from '../access/access-judgement.ts';
import { endSession, followTabSignOut } from './leave-office.ts';
import { useStaff } from '../access/staff.ts';
import { onTabSignOut } from './sign-out-in-other-tabs.ts';
import { watchAccess } from './watch-access.ts';

type AccessWatchProps = {
  /** Called with what is granted to the account, and again when a super user has changed that. */
  onGrants: (permissions: readonly GrantablePermission[]) => void;
};

/** Ends the session within seconds when the person's rights end, or when another tab has ended it. */
export function AccessWatch({ onGrants }: AccessWatchProps) {
  const { uid, signInPath } = useStaff();
  useEffect(
    () =>
      watchAccess(uid, {
        onGrants,
        onEnd: (reason, role) => void endSession(reason, signInPathOf(role, signInPath)),
      }),
    [uid, signInPath, onGrants],
  );
  useEffect(() => onTabSignOut((end) => followTabSignOut(end, signInPath)), [signInPath]);
  return null;
}
