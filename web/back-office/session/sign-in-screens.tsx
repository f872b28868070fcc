import { messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The admin's sign-in, which leads to the music admin (section 2.6). */
export function AdminSignInScreen() {
  return (
    <SignInScreen title={venue.name} subtitle="Music and events admin">
      <SignInForm
        heading="Admin sign in"
        login="/auth"
        to="/event-management"
        failureMessage={messages.adminSignInFailed}
      />
    </SignInScreen>
  );
}

/**
 * The Super admin service screen, which leads to the dashboard (section 2.6). An admin may use the
 * dashboard too, so both come in here.
 */
export function SuperLoginScreen() {
  return (
    <SignInScreen title={venue.name} subtitle="Super admin service" hasPicture>
      <SignInForm
        heading="Log in"
        login="/auth"
        to="/admin-dashboard"
        failureMessage={messages.invalidCredentials}
      />
    </SignInScreen>
  );
}

/** The chef's sign-in (section 2.6). */
export function ChefLoginScreen() {
  return (
    <SignInScreen title="Menu Maker Interface" subtitle={venue.name}>
      <SignInForm
        heading="Log in"
        login="/chefUser"
        to="/chef-dashboard"
        failureMessage={messages.invalidCredentials}
      />
    </SignInScreen>
  );
}
