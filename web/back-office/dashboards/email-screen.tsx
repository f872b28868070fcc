import { PageTitle } from '../../ui/page/page-title.tsx';
import { officeApi } from '../api/office-api.ts';
import { EmailForm } from '../features/email/email-form.tsx';
import { UnsentList } from '../mail/unsent-list.tsx';
import { useStaff } from '../access/staff.ts';
import { Dashboard } from './dashboard.tsx';
import { adminSections } from './sections.ts';

/** The screen of the email form. */
export default function EmailScreen() {
  return (
    <Dashboard
      permission="editContent"
      signInPath="/admin-login"
      place="the email form"
      sections={adminSections}
    >
      <PageTitle title="Email" />
      <h1>Send an email</h1>
      <OwnEmailForm />
      <UnsentList />
    </Dashboard>
  );
}

function OwnEmailForm() {
  return <EmailForm uid={useStaff().uid} api={officeApi} />;
}
