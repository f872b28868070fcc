/** Limits on what staff may store. Each says why, so that nobody raises one by guessing. */
export const Limits = {
  /** Headings: longer ones break over more than three lines on a phone. */
  title: 200,
  /** Descriptions and paragraphs. Generous: a legal paragraph is the longest thing anybody types. */
  text: 10_000,
  /** E-mail addresses (RFC 5321). */
  email: 254,
  /** A link, as long as browsers reliably carry. */
  url: 2_048,
  /** A stored file's name: random id + original name; Cloud Storage allows 1,024 bytes. */
  fileName: 255,
  /** Elements in one menu, hours or legal text. */
  elements: 500,
  /** Strings inside one element (a list in a legal text). */
  elementItems: 100,
  /** Panels on one custom page. */
  panels: 60,
  /** A picture, in bytes. Larger ones are camera originals that no web page needs. */
  pictureBytes: 15 * 1024 * 1024,
  /** Pixels of a picture in any format. */
  picturePixels: 50_000_000,
  /** A video, in bytes. Requests to functions end at 32 MB, and a larger hero video would be too slow anyway. */
  videoBytes: 30 * 1024 * 1024,
  /** Pictures in one gallery. */
  galleryImages: 300,
  /** Lines of restaurant information in the footer. */
  restaurantInfo: 30,
  /** Longest URL endpoint the tab bar can show on a phone (section 5). */
  endpointMax: 11,
  /** Shortest new password for staff. */
  passwordMin: 10,
  /** Longest password: far above what anybody types, low enough to hash without effort. */
  passwordMax: 1_000,
  /** Code of an authenticator app: six digits, and the spaces that some apps show between them. */
  code: 12,
  /** People's names, in profiles and bookings. */
  name: 100,
  /** Subject of a mail: longer ones are folded or cut by mail programs. */
  subject: 200,
  /** Text of a mail, 100 KB. */
  emailText: 100_000,
  /** What a guest may add to a booking. */
  bookingMessage: 1_000,
  /** Menus on the site: more tabs than anybody would leaf through. */
  menus: 50,
  /** Past gigs in the calendar that guests subscribe to: what they have noted down is corrected for weeks. */
  calendarPastGigs: 60,
} as const;
