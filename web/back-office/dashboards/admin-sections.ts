import type { DashboardSection } from './dashboard-frame.tsx';

/** What the admin's navigation offers, in this order. */
export const adminSections: DashboardSection[] = [
  { to: '/admin-dashboard', label: 'Overview' },
  { to: '/admin-dashboard/bookings', label: 'Bookings' },
  { to: '/admin-dashboard/website', label: 'Edit Website' },
  { to: '/admin-dashboard/menus', label: 'Menus' },
  { to: '/admin-dashboard/music', label: 'Music' },
  { to: '/admin-dashboard/routes', label: 'Routes' },
  { to: '/admin-dashboard/opening-hours', label: 'Opening hours' },
  { to: '/admin-dashboard/terms', label: 'Terms' },
  { to: '/admin-dashboard/privacy', label: 'Privacy' },
  { to: '/email', label: 'Email' },
  { to: '/admin-dashboard/history', label: 'History' },
  { to: '/admin-dashboard/ethos-and-images', label: 'Ethos & images', permission: 'signInAsSuper' },
  { to: '/admin-dashboard/staff', label: 'Staff', permission: 'manageStaff' },
  { to: '/admin-dashboard/backup', label: 'Backup', permission: 'downloadBackup' },
];
