import { PageTitle } from '../../ui/page-title.tsx';
import { LiveEightySix } from '../features/menus/live-eighty-six.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { Dashboard } from './dashboard.tsx';

/** The chef's dashboard: dishes that are off or need a check, and the chef's own profile (section 2.6). */
export default function ChefDashboard() {
  return (
    <Dashboard permission="signInAsChef" signInPath="/chef-login" place="the menu maker">
      <PageTitle title="Menu Maker Interface" />
      <h1>Menu Maker Interface</h1>
      <LiveEightySix />
      <OwnProfile />
    </Dashboard>
  );
}
