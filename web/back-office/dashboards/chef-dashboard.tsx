import { may } from '@venue/domain';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { BookingsScreen } from '../features/bookings/bookings-screen.tsx';
import { LiveDishAvailability } from '../features/menus/off/live-dish-availability.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { useStaff } from '../access/staff.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Dashboard } from './dashboard.tsx';
import type { DashboardSection } from './sections.ts';
import layout from '../shell/layout.module.css';

const home = '/chef-dashboard';

const sections: DashboardSection[] = [
  { to: home, label: 'Kitchen', onPhone: 'Kitchen' },
  { to: `${home}/bookings`, label: 'Bookings', onPhone: 'Bookings', permission: 'editBookings' },
];

/**
 * The chef's dashboard: the chef's own profile and, for an account to which it is granted, the dishes that
 * are off or need a check, and the book of tables.
 */
export default function ChefDashboard() {
  return (
    <Dashboard permission="signInAsChef" signInPath="/chef-login" place="the menu maker" sections={sections}>
      <Routes>
        <Route path="bookings" element={<Book />} />
        <Route path="*" element={<Home />} />
      </Routes>
    </Dashboard>
  );
}

function Home() {
  return (
    <>
      <PageTitle title="Menu Maker Interface" />
      <h1>Menu Maker Interface</h1>
      <Kitchen />
      <OwnProfile />
    </>
  );
}

/** The book of tables, for an account to which it is granted. */
function Book() {
  const staff = useStaff();
  if (!staff.permissions) return <Waiting label="Looking up what you can do" />;
  return may(staff, 'editBookings') ? <BookingsScreen /> : <Navigate to={home} replace />;
}

/** What the account may do now. A grant that comes or goes while this is open shows at once. */
function Kitchen() {
  const staff = useStaff();
  if (!staff.permissions) return <Waiting label="Looking up what you can do" />;
  const changesDishes = may(staff, 'changeDishes');
  const keepsTheBook = may(staff, 'editBookings');
  return (
    <>
      {changesDishes && <LiveDishAvailability />}
      <WhatYouCanDo changesDishes={changesDishes} keepsTheBook={keepsTheBook} />
    </>
  );
}

type WhatYouCanDoProps = { changesDishes: boolean; keepsTheBook: boolean };

/** Tells a chef what their account can do, and who can change that. */
function WhatYouCanDo({ changesDishes, keepsTheBook }: WhatYouCanDoProps) {
  return (
    <section className={layout.tight} aria-labelledby="what-you-can-do">
      <h2 id="what-you-can-do" className={layout.small}>
        What you can do here
      </h2>
      {changesDishes ? (
        <p>
          You can take dishes off and put them back, confirm their allergens, and edit your own profile. A
          super user has allowed this, and can change it on the Staff screen.
        </p>
      ) : (
        <p>
          You can edit your own profile. To take dishes off and confirm allergens here, ask a super user: they
          can allow it on the Staff screen, and it shows here at once.
        </p>
      )}
      {keepsTheBook && <p>You can also keep the book of tables, under Bookings.</p>}
    </section>
  );
}
