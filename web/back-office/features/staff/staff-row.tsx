import { formatNearby, grantableTo, type GrantablePermission } from '@venue/domain';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { permissionPhrases, roleNames } from './role-names.ts';
import layout from '../../shell/layout.module.css';
import styles from './staff-accounts.module.css';
import type { StaffMember } from './staff-calls.ts';
import type { StaffAction } from './staff-dialog.tsx';

type StaffRowProps = {
  member: StaffMember;
  /** Whether it is the signed-in person's own account, which they can't change here. */
  isOwn: boolean;
  isBusy: boolean;
  onAsk: (action: StaffAction) => void;
  onEnable: () => void;
  onGrant: (permission: GrantablePermission, isGranted: boolean) => void;
};

/** One member of staff: name, role, last sign-in, what is granted beyond the role, and the actions on the account. */
export function StaffRow({ member, isOwn, isBusy, onAsk, onEnable, onGrant }: StaffRowProps) {
  const now = useNow();
  const which = <VisuallyHidden> of {member.username}</VisuallyHidden>;
  return (
    <li className={`${layout.spread} ${styles.member}`}>
      <div className={styles.words}>
        <h3 className={`${layout.about} ${styles.name}`}>
          {member.username || member.email}
          {isOwn && <span className={styles.tag}>you</span>}
          {member.disabled && <span className={styles.off}>disabled</span>}
        </h3>
        <p>
          <strong>{roleNames[member.role].name}</strong> · {member.email}
        </p>
        <p className={layout.quiet}>
          {member.lastSignIn ? `Last signed in ${formatNearby(member.lastSignIn, now)}` : 'Never signed in'}
        </p>
        {grantableTo(member.role).map((permission) => (
          <label key={permission} className={`${layout.line} ${styles.grant}`}>
            <input
              type="checkbox"
              className={layout.tick}
              checked={member.permissions.includes(permission)}
              disabled={isBusy}
              onChange={(event) => onGrant(permission, event.target.checked)}
            />
            <span>
              May {permissionPhrases[permission]}
              <VisuallyHidden>: {member.username}</VisuallyHidden>
            </span>
          </label>
        ))}
      </div>
      {isOwn ? (
        <p className={layout.quiet}>
          You cannot change your own account here. Your name at the top opens your profile.
        </p>
      ) : (
        <div className={layout.row}>
          <Button small look="quiet" disabled={isBusy} onClick={() => onAsk('role')}>
            Change role{which}
          </Button>
          <Button small look="quiet" disabled={isBusy} onClick={() => onAsk('reset')}>
            Reset password{which}
          </Button>
          {member.disabled ? (
            <Button small look="quiet" disabled={isBusy} onClick={onEnable}>
              Enable<VisuallyHidden> {member.username}</VisuallyHidden>
            </Button>
          ) : (
            <Button small look="quiet" disabled={isBusy} onClick={() => onAsk('disable')}>
              Disable<VisuallyHidden> {member.username}</VisuallyHidden>
            </Button>
          )}
          <Button small look="plain" disabled={isBusy} onClick={() => onAsk('remove')}>
            Remove<VisuallyHidden> {member.username}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
