import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { ScrollOnNavigate } from '../ui/page/scroll-on-navigate.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages, newPasswordPath } from '@venue/domain';
import { venue } from '../../venue.config.ts';
import { SignInScreen } from './session/sign-in/sign-in-screen.tsx';
import { lazyScreen } from './shell/lazy-screen.ts';
import { LoadBoundary } from './shell/load-boundary.tsx';

const AdminDashboard = lazyScreen(() => import('./dashboards/admin-dashboard.tsx'));
const ChefDashboard = lazyScreen(() => import('./dashboards/chef-dashboard.tsx'));
const EmailScreen = lazyScreen(() => import('./dashboards/email-screen.tsx'));
const NewPasswordScreen = lazyScreen(() => import('./features/new-password/new-password-screen.tsx'));
const EventManagement = lazyScreen(() => import('./dashboards/event-management.tsx'));

const adminSignIn = (
  <SignInScreen
    title={venue.name}
    subtitle="Music and events admin"
    heading="Admin sign in"
    path="/admin-signin"
    failureMessage={messages.adminSignInFailed}
  />
);

const superLogin = (
  <SignInScreen
    title={venue.name}
    subtitle="Super admin service"
    hasPicture
    heading="Log in"
    path="/admin-login"
    failureMessage={messages.invalidCredentials}
  />
);

const chefLogin = (
  <SignInScreen
    title="Menu Maker Interface"
    subtitle={venue.name}
    heading="Log in"
    path="/chef-login"
    failureMessage={messages.invalidCredentials}
  />
);

/** The back office. The admin dashboard renders its screens by a table of its own. */
export const routes: RouteObject[] = [
  {
    element: <Office />,
    children: [
      { path: '/admin-signin', element: adminSignIn },
      { path: '/admin-login', element: superLogin },
      { path: '/chef-login', element: chefLogin },
      { path: newPasswordPath, element: <NewPasswordScreen /> },
      { path: '/admin-dashboard/*', element: <AdminDashboard /> },
      { path: '/chef-dashboard/*', element: <ChefDashboard /> },
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
      <ScrollOnNavigate />
    </Suspense>
  );
}

/**
 * A link to a public page, as in a preview, loads that page; an address below the back office leads to its beginning.
 */
function Elsewhere() {
  const { pathname, search, hash, key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst) window.location.replace(pathname + search + hash);
  }, [isFirst, pathname, search, hash]);
  return isFirst ? <Navigate to="/admin-dashboard" replace /> : null;
}
