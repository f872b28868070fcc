import type { LoginPath } from './login-call.ts';

/** What a sign-in screen opens. */
export type SignInEntry = {
  /** The login call of the screen. */
  login: LoginPath;
  /** The address after a successful sign-in. */
  to: string;
  /** What the screen opens, within a sentence. */
  place: string;
};

/** The sign-in screens. An admin may use the dashboard too, so both come in at the super user's. */
export const signInEntries = {
  '/admin-signin': { login: '/auth', to: '/event-management', place: 'music and events' },
  '/admin-login': { login: '/auth', to: '/admin-dashboard', place: 'the employee dashboard' },
  '/chef-login': { login: '/chefUser', to: '/chef-dashboard', place: 'the menu maker' },
} as const satisfies Record<string, SignInEntry>;

export type SignInPath = keyof typeof signInEntries;

/** The paths of the sign-in screens. */
export const signInPaths = Object.keys(signInEntries) as SignInPath[];
