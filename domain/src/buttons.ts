import { venue } from '../../venue.config.ts';

/** A button's label and the path it links to. */
export type ButtonTarget = { label: string; to: string };

/** Address of the events list: "music-at-" and the venue's one-word name. */
export const musicPath = `/music-at-${venue.slug}`;

/**
 * The eight button types of panels and landing rows: the name in staff's list of choices, the label on the page
 * and the target. Label and target are the same in every position.
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

/** The choices that staff pick a button type from. */
export const buttonChoices = /* @__PURE__ */ Object.fromEntries(
  Object.entries(buttons).map(([type, { choice }]) => [type, choice]),
) as Record<ButtonType, string>;

/** Former spellings of button values, with their current ones. */
export const formerButtons = { 'Contact Us': 'ContactUs' } as const;

/** Reads a stored button value; undefined for an empty or unknown one, which means no button. */
export function readButtonType(value: unknown): ButtonType | undefined {
  const spelling = value === 'Contact Us' ? formerButtons[value] : value;
  return buttonTypes.find((type) => type === spelling);
}
