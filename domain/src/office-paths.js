/* Plain JavaScript, because the script that generates Hosting's configuration runs without a build. */

/** The paths of the back office, each including all paths below it. */
export const officePaths = [
  '/admin-dashboard',
  '/admin-login',
  '/admin-signin',
  '/chef-dashboard',
  '/chef-login',
  '/event-management',
  '/email',
  '/new-password',
];

/** Whether a path belongs to the back office. @param {string} pathname */
export function isOfficePath(pathname) {
  return officePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
