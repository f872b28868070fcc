import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { Arrival } from '../ui/arrival.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AdminSignInScreen, ChefLoginScreen, SuperLoginScreen } from './session/sign-in-screens.tsx';
import { LoadBoundary } from './shell/load-boundary.tsx';

const AdminDashboard = lazy(() => import('./dashboards/admin-dashboard.tsx'));
const ChefDashboard = lazy(() => import('./dashboards/chef-dashboard.tsx'));
const EmailScreen = lazy(() => import('./dashboards/email-screen.tsx'));
const EventManagement = lazy(() => import('./dashboards/event-management.tsx'));

/** The back office (section 2.1). The admin dashboard draws its screens by a table of its own. */
export const routes: RouteObject[] = [
  {
    element: <Office />,
    children: [
      { path: '/admin-signin', element: <AdminSignInScreen /> },
      { path: '/admin-login', element: <SuperLoginScreen /> },
      { path: '/chef-login', element: <ChefLoginScreen /> },
      { path: '/admin-dashboard/*', element: <AdminDashboard /> },
      { path: '/chef-dashboard', element: <ChefDashboard /> },
      { path: '/event-management', element: <EventManagement /> },
      { path: '/email', element: <EmailScreen /> },
      { path: '*', element: <Elsewhere /> },
    ],
  },
];

function Office() {
  const [, first] = useLocation().pathname.split('/');
  return (
    <Suspense fallback={<Spinner label="Opening the back office" labelled />}>
      <LoadBoundary key={first}>
        <Outlet />
      </LoadBoundary>
      <Arrival />
    </Suspense>
  );
}

/** A link to a public page, as in a preview, loads that page; an address below the back office leads to its beginning. */
function Elsewhere() {
  const { pathname, search, hash, key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst) window.location.replace(pathname + search + hash);
  }, [isFirst, pathname, search, hash]);
  return isFirst ? <Navigate to="/admin-dashboard" replace /> : null;
}
