import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminDashboard } from './dashboards/admin-dashboard.tsx';
import { ChefDashboard } from './dashboards/chef-dashboard.tsx';
import { EmailScreen } from './dashboards/email-screen.tsx';
import { EventManagement } from './dashboards/event-management.tsx';
import { LoadBoundary } from './shell/load-boundary.tsx';
import { OfficeProviders } from './session/office-providers.tsx';
import { AdminSignInScreen, ChefLoginScreen, SuperLoginScreen } from './session/sign-in-screens.tsx';

/** The screens by their first path segment (section 2.1). Each dashboard draws its own routes below. */
const screens: Record<string, ReactNode> = {
  'admin-signin': <AdminSignInScreen />,
  'admin-login': <SuperLoginScreen />,
  'chef-login': <ChefLoginScreen />,
  'admin-dashboard': <AdminDashboard />,
  'chef-dashboard': <ChefDashboard />,
  'event-management': <EventManagement />,
  email: <EmailScreen />,
};

/**
 * The back office. Chosen by path rather than with routes of its own, so that the app may mount it
 * once per path without these screens knowing what stands above them.
 */
export default function Office() {
  const [, first = ''] = useLocation().pathname.split('/');
  return (
    <OfficeProviders>
      <LoadBoundary key={first}>{screens[first]}</LoadBoundary>
    </OfficeProviders>
  );
}
