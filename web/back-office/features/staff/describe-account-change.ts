import { byScript, type AccountChange, type GrantablePermission, type Role } from '@venue/domain';
import { permissionPhrases, roleNames } from './role-names.ts';

type Change = Pick<AccountChange, 'operation' | 'details' | 'username' | 'by' | 'byName'>;

/** What was done to an account, and by whom, as a sentence without a full stop. */
export function describeAccountChange(change: Change): string {
  const { operation, details } = change;
  const by = whoDidIt(change);
  // Names are deleted some time after an account, but the change stays.
  const whom = change.username || 'a former colleague';
  switch (operation) {
    case 'create':
      return `${by} created an account for ${whom}${details.to ? `, as ${aRole(details.to)}` : ''}`;
    case 'role':
      return `${by} made ${whom} ${aRole(details.to)}${details.from ? ` (before: ${nameOf(details.from)})` : ''}`;
    case 'permissions':
      return [
        ...(details.granted?.length ? [`${by} allowed ${whom} to ${phraseOf(details.granted)}`] : []),
        ...(details.withdrawn?.length
          ? [`${by} no longer allows ${whom} to ${phraseOf(details.withdrawn)}`]
          : []),
      ].join('. ');
    case 'disable':
      return `${by} disabled the account of ${whom}`;
    case 'enable':
      return `${by} enabled the account of ${whom} again`;
    case 'remove':
      return `${by} removed the account of ${whom}`;
    case 'reset':
      return `${by} made a password reset link for ${whom}`;
    case 'login':
      return `${by} changed their own ${(details.changed ?? []).join(' and ')}`;
  }
}

function whoDidIt({ by, byName }: Change): string {
  if (by === byScript) return 'The system';
  return byName || 'A former colleague';
}

function phraseOf(permissions: GrantablePermission[]): string {
  return permissions.map((permission) => permissionPhrases[permission]).join(', ');
}

function aRole(role: Role | undefined): string {
  if (!role) return 'staff';
  return `${role === 'admin' ? 'an' : 'a'} ${nameOf(role)}`;
}

function nameOf(role: Role): string {
  return roleNames[role].name.toLowerCase();
}
