import { roles, type Role } from '@venue/domain';
import { useState } from 'react';
import { useConnection } from '../../../connection/use-connection.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../api/use-action.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { roleNames } from './role-names.ts';
import type { StaffMember } from './staff-calls.ts';

/** An action on an account that needs confirmation. */
export type StaffAction = 'role' | 'reset' | 'disable' | 'remove';

type StaffDialogProps = {
  action: StaffAction;
  member: StaffMember;
  /** Runs the action and closes the dialog. @throws ApiError, which the dialog shows */
  onConfirm: (role: Role) => Promise<void>;
  onCancel: () => void;
};

type ActionWords = {
  title: (name: string) => string;
  confirm: string;
  effect: string;
  /** What is true when it has failed; "Nothing was changed." by default. */
  afterFailure?: string;
};

const words: Record<StaffAction, ActionWords> = {
  role: {
    title: (name) => `Change what ${name} can do?`,
    confirm: 'Change role',
    effect: 'They are signed out at once and sign in again with the new role.',
  },
  reset: {
    title: (name) => `Reset the password of ${name}?`,
    confirm: 'Create a reset link',
    effect:
      'They are signed out and their old password stops working at once. You get a link for them to choose a new one.',
    // The link is made last.
    afterFailure: 'The old password may have stopped working already. Try again to get the link.',
  },
  disable: {
    title: (name) => `Disable the account of ${name}?`,
    confirm: 'Disable',
    effect: 'They are signed out at once and cannot sign in until you enable the account again.',
  },
  remove: {
    title: (name) => `Are you sure you want to remove ${name}?`,
    confirm: 'Remove',
    effect: 'The account and its profile are gone for good. Their changes to the site stay.',
  },
};

/** Asks before an account is changed, and shows why if that fails. */
export function StaffDialog({ action, member, onConfirm, onCancel }: StaffDialogProps) {
  const { isOnline } = useConnection();
  const [role, setRole] = useState<Role>(member.role);
  const { isBusy, error, run } = useAction();
  const { title, confirm, effect, afterFailure = 'Nothing was changed.' } = words[action];

  return (
    <ConfirmDialog
      isOpen
      title={title(member.username)}
      confirmLabel={confirm}
      isBusy={isBusy}
      isBlocked={!isOnline || (action === 'role' && role === member.role)}
      onConfirm={() => void run(() => onConfirm(role))}
      onCancel={onCancel}
    >
      {action === 'role' && (
        <Field label="Role" hint={roleNames[role].explanation}>
          {(control) => (
            <select {...control} value={role} onChange={(event) => setRole(event.target.value as Role)}>
              {roles.map((choice) => (
                <option key={choice} value={choice}>
                  {roleNames[choice].name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p>{effect}</p>
      {!isOnline && <Notice title="You’re offline.">You can do this once you’re connected.</Notice>}
      {error && <FailureNotice error={error} effect={afterFailure} />}
    </ConfirmDialog>
  );
}
