import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../session/staff.ts';
import { StaffAccounts } from './staff-accounts.tsx';
import { StaffHistory } from './staff-history.tsx';
import { useStaffList } from './use-staff-list.ts';

/** Staff: who may sign in and what as (section 6). For super users. */
export function StaffScreen() {
  const { uid } = useStaff();
  const { list, reload } = useStaffList();
  return (
    <>
      <PageTitle title="Staff" />
      <h1>Staff</h1>
      {list.status === 'loading' && <Waiting label="Fetching the staff" />}
      {list.status === 'failed' && (
        <Notice kind="problem" title="The staff could not be fetched.">
          <p>What really happened: {list.error.message}</p>
          <Button small onClick={() => void reload()}>
            Try again
          </Button>
        </Notice>
      )}
      {list.status === 'ready' && (
        <>
          <StaffAccounts members={list.members} ownId={uid} onChanged={reload} />
          <StaffHistory members={list.members} />
        </>
      )}
    </>
  );
}
