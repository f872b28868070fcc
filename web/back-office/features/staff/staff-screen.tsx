import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useFetched } from '../../api/use-fetched.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useStaff } from '../../access/staff.ts';
import { StaffAccounts } from './staff-accounts.tsx';
import { StaffHistory } from './staff-history.tsx';
import { listStaff } from './staff-calls.ts';

/** Staff: who may sign in, and their roles. For super users. */
export function StaffScreen() {
  const { uid } = useStaff();
  const list = useFetched(listStaff);
  const { reload } = list;

  useEffect(() => {
    // Accounts can't be listened to, so the list is loaded again when the tab becomes visible.
    const handleVisible = () => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, [reload]);

  return (
    <>
      <PageTitle title="Staff" />
      <h1>Staff</h1>
      {list.status === 'loading' && <Waiting label="Loading the staff" />}
      {list.status === 'failed' && (
        <FailureNotice error={list.error} effect="The staff list couldn’t be loaded.">
          <Button small onClick={() => void reload()}>
            Try again
          </Button>
        </FailureNotice>
      )}
      {list.status === 'ready' && (
        <>
          <StaffAccounts members={list.value} ownId={uid} onChanged={reload} />
          <StaffHistory members={list.value} />
        </>
      )}
    </>
  );
}
