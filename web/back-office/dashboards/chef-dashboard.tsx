import { PageTitle } from '../../ui/page-title.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { StaffGate } from '../session/staff-gate.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

/** The chef's dashboard: the own profile, and nothing else (section 2.6). */
export function ChefDashboard() {
  return (
    <StaffGate permission="signInAsChef" signInPath="/chef-login" place="the menu maker">
      <DashboardFrame screen="chef-dashboard">
        <PageTitle title="Menu Maker Interface" />
        <h1>Menu Maker Interface</h1>
        <OwnProfile />
      </DashboardFrame>
    </StaffGate>
  );
}
