import { may, readRole, type GrantablePermission, type Permission } from '@venue/domain';
import type { User } from 'firebase/auth';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIdTokenResult, useUser } from 'reactfire';
import { closeDrafts } from '../unsaved/drafts.ts';
import { LatestChangeReader, readLatestChange } from '../subscriptions/latest-change.ts';
import { fetchRecordOnce, RecordReader } from '../subscriptions/use-records-once.ts';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { AccessWatch } from './access-watch.tsx';
import { InactivityWatch } from './inactivity-watch.tsx';
import { isLeaving } from './leave-office.ts';
import { SignInPrompt } from './sign-in/sign-in-prompt.tsx';
import { StaffContext } from '../access/staff.ts';
import { readTabSignOutSince } from './sign-out-in-other-tabs.ts';

export type StaffGateProps = {
  permission: Permission;
  /** The sign-in screen; Log Out returns there. */
  signInPath: string;
  /** What the person wants to open, for the prompt: "the employee dashboard". */
  place: string;
  children: ReactNode;
};

/** Renders its children for staff with the permission; everybody else sees a sign-in prompt. */
export function StaffGate(props: StaffGateProps) {
  const { status, data: user } = useUser();
  useFreshPageForNextPerson(status === 'success' ? (user?.uid ?? null) : undefined);
  if (status === 'loading') return <Waiting />;
  if (!user) return <SignInPrompt place={props.place} signInPath={props.signInPath} />;
  return (
    <LoadBoundary>
      <RoleGate {...props} user={user} />
    </LoadBoundary>
  );
}

function RoleGate({ permission, signInPath, place, children, user }: StaffGateProps & { user: User }) {
  const { status, data: token } = useIdTokenResult(user);
  const role = status === 'success' ? readRole(token.claims.role) : undefined;
  const [permissions, setPermissions] = useState<readonly GrantablePermission[]>();
  const staff = useMemo(
    () => role && { uid: user.uid, email: user.email ?? '', role, permissions, signInPath },
    [user.uid, user.email, role, permissions, signInPath],
  );
  if (status === 'loading') return <Waiting />;
  if (!staff || !may(staff, permission)) {
    return <SignInPrompt place={place} signInPath={signInPath} signedInAs={user} />;
  }
  const mayRead = may(staff, 'editContent');
  return (
    <StaffContext value={staff}>
      <InactivityWatch />
      <AccessWatch onGrants={setPermissions} />
      <RecordReader value={mayRead ? fetchRecordOnce : undefined}>
        <LatestChangeReader value={mayRead ? readLatestChange : undefined}>{children}</LatestChangeReader>
      </RecordReader>
    </StaffContext>
  );
}

/**
 * Reloads the page when another tab signed this person out or somebody else in: the queries in memory belong to the
 * previous person.
 */
function useFreshPageForNextPerson(uid: string | null | undefined): void {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current && uid !== undefined && uid !== seen.current && !isLeaving()) {
      // A tab that was frozen when another one logged out got no storage event.
      if (readTabSignOutSince(performance.timeOrigin)?.keepsDrafts === false) closeDrafts();
      window.location.reload();
    }
    if (uid) seen.current = uid;
  }, [uid]);
}
