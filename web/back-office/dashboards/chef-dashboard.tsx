import { may } from '@venue/domain';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { LiveDishAvailability } from '../features/menus/off/live-dish-availability.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { useStaff } from '../access/staff.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Dashboard } from './dashboard.tsx';
import { WhatYouCanDo } from './what-you-can-do.tsx';

/**
 * The chef's dashboard: the chef's own profile and, for an account to which it is granted, the dishes that
 * are off or need a check.
 */
export default function ChefDashboard() {
  return (
    <Dashboard permission="signInAsChef" signInPath="/chef-login" place="the menu maker">
      <PageTitle title="Menu Maker Interface" />
      <h1>Menu Maker Interface</h1>
      <Kitchen />
      <OwnProfile />
    </Dashboard>
  );
}

/** What the account may do now. A grant that comes or goes while this is open shows at once. */
function Kitchen() {
  const staff = useStaff();
  if (!staff.permissions) return <Waiting label="Looking up what you can do" />;
  const changesDishes = may(staff, 'changeDishes');
  return (
    <>
      {changesDishes && <LiveDishAvailability />}
      <WhatYouCanDo changesDishes={changesDishes} />
    </>
  );
}
