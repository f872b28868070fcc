import { venue } from '../../venue.config.ts';

/** What a button says and where it leads. */
export type ButtonTarget = { label: string; to: string };

/** Address of the events list: "music-at-" and the venue's one-word name (section 2.1). */
export const musicPath = `/music-at-${venue.slug}`;

/**
 * The eight button types that panels and landing rows may carry (sections 2.2, 2.5, 9): what staff choose from when they
 * pick one (section 2.7), and its label and target, the same wherever the button stands.
 */
const buttons = {
  Menu: { choice: 'Menu', label: 'SEE MENUS', to: '/menus' },
  Gallery: { choice: 'Gallery', label: 'GALLERY', to: '/gallery' },
  ContactUs: { choice: 'Contact Us', label: 'CONTACT US', to: '/contact' },
  Book: { choice: 'Book A Table', label: 'BOOK A TABLE', to: '/book-a-table' },
  Experience: { choice: "Chef's Table Experience", label: "CHEF'S TABLE", to: '/chefs-table-experience' },
  Careers: { choice: 'Careers', label: 'CAREERS', to: '/careers' },
  Music: { choice: 'Music', label: "WHAT'S ON?", to: musicPath },
  Wine: { choice: 'Wine Experience', label: 'WINE CAVE', to: '/wine-experience-room' },
};

export type ButtonType = keyof typeof buttons;

export const buttonTypes = Object.keys(buttons) as ButtonType[];

/** Label and target of each button type. */
export const buttonTargets: Record<ButtonType, ButtonTarget> = buttons;

/** What staff choose from when they pick a button type. */
export const buttonChoices = /* @__PURE__ */ Object.fromEntries(
  Object.entries(buttons).map(([type, { choice }]) => [type, choice]),
) as Record<ButtonType, string>;

/** Older spellings of a button's value, and what they are read as. */
export const formerButtons = { 'Contact Us': 'ContactUs' } as const;

/** Reads a stored button value; anything unknown or empty means "no button" and gives undefined. */
export function readButtonType(value: unknown): ButtonType | undefined {
  const spelling = value === 'Contact Us' ? formerButtons[value] : value;
  return buttonTypes.find((type) => type === spelling);
}
