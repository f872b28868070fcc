/** Where the back office is mounted (section 2.1); it draws its own routes inside. */
export const officePaths = [
  '/admin-dashboard/*',
  '/admin-login',
  '/admin-signin',
  '/chef-dashboard',
  '/chef-login',
  '/event-management',
  '/email',
] as const;
