import { signInPaths, type GrantablePermission, type Role } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../api/use-action.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Panel } from '../../shell/panel.tsx';
import { DoneNotice } from '../../shell/done-notice.tsx';
import { CopyText } from '../../shell/copy-text.tsx';
import { NewStaffForm } from './new-staff-form.tsx';
import { permissionPhrases, roleNames } from './role-names.ts';
import layout from '../../shell/layout.module.css';
import {
  createStaff,
  removeStaff,
  resetPassword,
  setDisabled,
  setPermissions,
  setRole,
  type NewStaff,
  type StaffMember,
} from './staff-calls.ts';
import { StaffDialog, type StaffAction } from './staff-dialog.tsx';
import { StaffRow } from './staff-row.tsx';

type StaffAccountsProps = {
  members: StaffMember[];
  ownId: string;
  /** Called after every change; loads the list again. */
  onChanged: () => Promise<void>;
};

/** The last change, with texts to pass on, which are shown once and never stored. */
type Done = { title: string; handOver?: { label: string; text: string }[] };

/** Where somebody with the role signs in. */
function signInAddress(role: Role) {
  return { label: 'Sign-in address', text: window.location.origin + signInPaths[role] };
}

/** All accounts, the actions on each, and the form that adds one. */
export function StaffAccounts({ members, ownId, onChanged }: StaffAccountsProps) {
  const { isOnline } = useConnection();
  const [asked, setAsked] = useState<{ action: StaffAction; member: StaffMember }>();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [done, setDone] = useState<Done>();
  const { isBusy, error, run } = useAction();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!done?.handOver) return;
    // What is shown once has to be read.
    notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
    notice.current?.focus({ preventScroll: true });
  }, [done]);

  async function finish(next: Done) {
    setDone(next);
    setAsked(undefined);
    await onChanged();
  }

  async function handleConfirm(action: StaffAction, { _id, username }: StaffMember, role: Role) {
    switch (action) {
      case 'role':
        await setRole(_id, role);
        return finish({
          title: `The role of ${username} is now ${roleNames[role].name}. They sign in here:`,
          handOver: [signInAddress(role)],
        });
      case 'reset': {
        const text = await resetPassword(_id);
        return finish({
          title: `Give this link to ${username}. It works once.`,
          handOver: [{ label: 'Reset link', text }],
        });
      }
      case 'disable':
        await setDisabled(_id, true);
        return finish({ title: `The account of ${username} is disabled.` });
      case 'remove':
        await removeStaff(_id);
        return finish({ title: `The account of ${username} has been removed.` });
    }
  }

  async function handleGrant(
    { _id, username, permissions }: StaffMember,
    permission: GrantablePermission,
    isGranted: boolean,
  ) {
    setDone(undefined);
    await run(async () => {
      const others = permissions.filter((each) => each !== permission);
      await setPermissions(_id, isGranted ? [...others, permission] : others);
      await finish({
        title: `${username} may ${isGranted ? 'now' : 'no longer'} ${permissionPhrases[permission]}.`,
      });
    });
  }

  async function handleEnable({ _id, username }: StaffMember) {
    setDone(undefined);
    await run(async () => {
      await setDisabled(_id, false);
      await finish({ title: `${username} can sign in again.` });
    });
  }

  async function handleCreate(input: NewStaff) {
    await createStaff(input);
    setIsFormOpen(false);
    await finish({
      title: `${input.username} can sign in now with ${input.email} at this address. The password is only shown here.`,
      handOver: [signInAddress(input.role), { label: 'First password', text: input.password }],
    });
  }

  return (
    <>
      {!isOnline && <Notice title="You’re offline.">You can change accounts once you’re connected.</Notice>}
      {done && !done.handOver && <DoneNotice of={done} title={done.title} />}
      {done?.handOver && (
        <Notice ref={notice} kind="done" title={done.title}>
          {done.handOver.map((each) => (
            <CopyText key={each.text} {...each} />
          ))}
          <Button small look="plain" onClick={() => setDone(undefined)}>
            Close
          </Button>
        </Notice>
      )}
      {error && !done && <FailureNotice error={error} effect="Nothing was changed." />}
      <Panel title="NEW MEMBER OF STAFF" isOpen={isFormOpen} onToggle={() => setIsFormOpen(!isFormOpen)}>
        <NewStaffForm onCreate={handleCreate} />
      </Panel>
      <ul className={layout.list} aria-label="Staff">
        {members.map((member) => (
          <StaffRow
            key={member._id}
            member={member}
            isOwn={member._id === ownId}
            isBusy={isBusy || !isOnline}
            onAsk={(action) => {
              setDone(undefined);
              setAsked({ action, member });
            }}
            onEnable={() => void handleEnable(member)}
            onGrant={(permission, isGranted) => void handleGrant(member, permission, isGranted)}
          />
        ))}
      </ul>
      {asked && (
        <StaffDialog
          key={`${asked.action}-${asked.member._id}`}
          {...asked}
          onConfirm={(role) => handleConfirm(asked.action, asked.member, role)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
