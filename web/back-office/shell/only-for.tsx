import { may, type Permission } from '@venue/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useStaff } from '../session/staff.ts';

type OnlyForProps = {
  permission: Permission;
  /** Title of the screen. */
  title: string;
  children: ReactNode;
};

/** A screen of the dashboard that not everybody in it may open; the others are told, and shown the way back. */
export function OnlyFor({ permission, title, children }: OnlyForProps) {
  const { role, email } = useStaff();
  if (may(role, permission)) return children;
  return (
    <>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Notice kind="problem" title="This screen is for super users.">
        <p>
          You are signed in as {email}, and that account does not open it. Ask a super user, or go back to the{' '}
          <Link to="/admin-dashboard">overview</Link>.
        </p>
      </Notice>
    </>
  );
}
