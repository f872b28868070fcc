import { may, type Permission, type Rights } from '@venue/domain';

/** A screen of a dashboard, as its navigation names it. */
export type DashboardSection = {
  to: string;
  label: string;
  /** Needed to see it; without it, everybody in the dashboard does. */
  permission?: Permission;
  /** Its name in the bar at the bottom of a phone, which has room for three. The others are behind "More". */
  onPhone?: string;
};

/** The address of the overview. */
export const home = '/admin-dashboard';

/** The screens below /admin-dashboard, and the one with an address of its own (sections 2.6, 2.7). */
const screens = [
  { path: '', label: 'Overview', onPhone: 'Tonight' },
  { path: '/bookings', label: 'Bookings', onPhone: 'Bookings' },
  { path: '/website', label: 'Edit Website' },
  { path: '/menus', label: 'Menus', onPhone: 'Menus' },
  { path: '/music', label: 'Music' },
  { path: '/routes', label: 'Routes' },
  { path: '/opening-hours', label: 'Opening hours' },
  { path: '/terms', label: 'Terms' },
  { path: '/privacy', label: 'Privacy' },
  { to: '/email', label: 'Email' },
  { path: '/history', label: 'History' },
  { path: '/ethos-and-images', label: 'Ethos & images', permission: 'signInAsSuper' },
  { path: '/staff', label: 'Staff', permission: 'manageStaff' },
  { path: '/backup', label: 'Backup', permission: 'downloadBackup' },
] as const satisfies (Omit<DashboardSection, 'to'> & ({ path: string } | { to: string }))[];

/** The address of a screen below /admin-dashboard. */
export type ScreenPath = Extract<(typeof screens)[number], { path: string }>['path'];

/** The sections of the admin dashboard in the order of its navigation. `path` is missing where `to` is elsewhere. */
export const adminSections: (DashboardSection & { path?: ScreenPath })[] = screens.map((screen) =>
  'path' in screen ? { ...screen, to: home + screen.path } : screen,
);

/** The sections that somebody with these rights may open. */
export function openTo(rights: Rights, sections: readonly DashboardSection[]): DashboardSection[] {
  return sections.filter(({ permission }) => !permission || may(rights, permission));
}
