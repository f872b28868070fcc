import { venue } from '../../venue.config.ts';

/** The eight button types that panels and landing rows may carry (sections 2.2, 2.5, 9). */
export const buttonTypes = [
  'Menu',
  'Gallery',
  'ContactUs',
  'Book',
  'Experience',
  'Careers',
  'Music',
  'Wine',
] as const;

export type ButtonType = (typeof buttonTypes)[number];

/** What a button says and where it leads. */
export type ButtonTarget = { label: string; to: string };

/** Address of the events list: "music-at-" and the venue's one-word name (section 2.1). */
export const musicPath = `/music-at-${venue.slug}`;

/** Label and target of each button type, the same wherever the button stands (section 2.5). */
export const buttonTargets: Record<ButtonType, ButtonTarget> = {
  Menu: { label: 'SEE MENUS', to: '/menus' },
  Gallery: { label: 'GALLERY', to: '/gallery' },
  ContactUs: { label: 'CONTACT US', to: '/contact' },
  Book: { label: 'BOOK A TABLE', to: '/book-a-table' },
  Experience: { label: "CHEF'S TABLE", to: '/chefs-table-experience' },
  Careers: { label: 'CAREERS', to: '/careers' },
  Music: { label: "WHAT'S ON?", to: musicPath },
  Wine: { label: 'WINE CAVE', to: '/wine-experience-room' },
};

/** What staff choose from when they pick a button type (section 2.7). */
export const buttonChoices: Record<ButtonType, string> = {
  Menu: 'Menu',
  Gallery: 'Gallery',
  ContactUs: 'Contact Us',
  Book: 'Book A Table',
  Experience: "Chef's Table Experience",
  Careers: 'Careers',
  Music: 'Music',
  Wine: 'Wine Experience',
};

/** Older spellings of a button's value, and what they are read as. */
export const formerButtons = { 'Contact Us': 'ContactUs' } as const;

/** Reads a stored button value; anything unknown or empty means "no button" and gives undefined. */
export function readButtonType(value: unknown): ButtonType | undefined {
  const spelling = value === 'Contact Us' ? formerButtons[value] : value;
  return buttonTypes.find((type) => type === spelling);
}
