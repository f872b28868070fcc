/* Addresses that open a screen at the thing to change. */

/** The New Event form, filled in for a day "2026-11-27"; without one, for the next free Friday. */
export function addGigPath(day?: string): string {
  return `/admin-dashboard/music?new=${day ?? ''}`;
}

/** The Edit Event modal of a gig. */
export function editGigPath(id: string): string {
  return `/admin-dashboard/music?edit=${id}`;
}

/** The dialog that cancels, postpones or moves a gig. */
export function changePlanPath(id: string): string {
  return `/admin-dashboard/music?change=${id}`;
}

/** The opening hours with their panel open. */
export const openHoursPath = '/admin-dashboard/opening-hours?open';

/** Edit Website with a section open. */
export function sectionPath(title: string): string {
  return `/admin-dashboard/website?section=${encodeURIComponent(title)}`;
}
