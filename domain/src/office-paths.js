/*
 * Plain JavaScript, because Hosting's rules are written by a script that runs without a build.
 */

/** Where the back office is mounted (section 2.1), each with all addresses below it; it renders its own routes there. */
export const officePaths = [
  '/admin-dashboard',
  '/admin-login',
  '/admin-signin',
  '/chef-dashboard',
  '/chef-login',
  '/event-management',
  '/email',
];

/** Whether an address belongs to the back office. @param {string} pathname */
export function isOfficePath(pathname) {
  return officePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
