import { kindNames, kindOf, may, type KindName, type Permission, type Rights } from '@venue/domain';
import { capitalise } from '../shell/capitalise.ts';

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

/** The screens below /admin-dashboard, and the one with an address of its own, with the kinds that each edits. */
const screens = [
  { path: '', label: 'Overview', onPhone: 'Tonight', kinds: ['notice', 'closedTonight'] },
  { path: '/bookings', label: 'Bookings', onPhone: 'Bookings' },
  { path: '/booking-rules', label: 'Booking rules', permission: 'editContent', kinds: ['bookingRules'] },
  { path: '/website', label: 'Edit Website', kinds: ['website'] },
  { path: '/menus', label: 'Menus', onPhone: 'Menus', kinds: ['menus'] },
  { path: '/music', label: 'Music', kinds: ['events'] },
  { path: '/routes', label: 'Routes', kinds: ['routes'] },
  { path: '/opening-hours', label: 'Opening hours', kinds: ['openingHours'] },
  { path: '/terms', label: 'Terms', kinds: ['termsAndConditions'] },
  { path: '/privacy', label: 'Privacy', kinds: ['privacyPolicy'] },
  { to: '/email', label: 'Email' },
  { path: '/history', label: 'History' },
  { path: '/ethos-and-images', label: 'Ethos & images', permission: 'signInAsSuper' },
  { path: '/staff', label: 'Staff', permission: 'manageStaff' },
  { path: '/backup', label: 'Backup', permission: 'downloadBackup' },
] as const satisfies (Omit<DashboardSection, 'to'> & { kinds?: readonly KindName[] } & (
    | { path: string }
    | { to: string }
  ))[];

/** A screen below /admin-dashboard that is made for it. */
type Screen = Extract<(typeof screens)[number], { path: string }>;

/** The address of such a screen below /admin-dashboard. */
export type ScreenPath = Screen['path'];

/** A kind that no screen is made for has one that follows from its declaration. */
type AdminSection = DashboardSection & { path?: ScreenPath; plainKind?: KindName };

/**
 * The sections of the admin dashboard in the order of its navigation, with those of kinds that no screen is made for at
 * its end. `path` is missing where `to` is elsewhere.
 */
export function sectionsFor(names: readonly KindName[]): AdminSection[] {
  const made = screens.map((screen) => ('path' in screen ? { ...screen, to: home + screen.path } : screen));
  const plain = names.filter((name) => !screenOf(name));
  return [
    ...made,
    ...plain.map((plainKind) => {
      const { names: words, access } = kindOf(plainKind);
      return { to: sectionOf(plainKind), label: capitalise(words.many), permission: access.write, plainKind };
    }),
  ];
}

/** The sections of the admin dashboard. */
export const adminSections = sectionsFor(kindNames);

/** The address of the screen that edits a kind. */
export function sectionOf(name: KindName): string {
  return home + (screenOf(name)?.path ?? `/${name}`);
}

function screenOf(name: KindName): Screen | undefined {
  return screens.find(
    (screen): screen is Screen => 'kinds' in screen && screen.kinds.some((each) => each === name),
  );
}

/** The sections that somebody with these rights may open. */
export function openTo(rights: Rights, sections: readonly DashboardSection[]): DashboardSection[] {
  return sections.filter(({ permission }) => !permission || may(rights, permission));
}
