import { PageTitle } from '../../ui/page-title.tsx';
import { officeApi } from '../api/office-api.ts';
import { EmailForm } from '../features/email/email-form.tsx';
import { UnsentList } from '../mail/unsent-list.tsx';
import { StaffGate } from '../session/staff-gate.tsx';
import { useStaff } from '../session/staff.ts';
import { DashboardFrame } from './dashboard-frame.tsx';

/** The email form's own address (section 2.1). */
export function EmailScreen() {
  return (
    <StaffGate permission="editContent" signInPath="/admin-login" place="the email form">
      <DashboardFrame screen="email" sections={[{ to: '/admin-dashboard', label: 'Dashboard' }]}>
        <PageTitle title="Email" />
        <h1>Send an email</h1>
        <OwnEmailForm />
        <UnsentList />
      </DashboardFrame>
    </StaffGate>
  );
}

function OwnEmailForm() {
  return <EmailForm uid={useStaff().uid} api={officeApi} />;
}
