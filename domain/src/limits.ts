/** Limits on stored content, each with its reason. */
export const ContentLimits = {
  /** Headings: longer ones take more than three lines on a phone. */
  title: 200,
  /** Descriptions and paragraphs; legal paragraphs are the longest. */
  text: 10_000,
  /** Email addresses (RFC 5321). */
  email: 254,
  /** Links: what every browser supports. */
  url: 2_048,
  /** Names of stored files: random id and original name. Cloud Storage allows 1,024 bytes. */
  fileName: 255,
  /** Elements in one menu, hours or legal text. */
  elements: 500,
  /** Special days: years of feasts and holidays. Every page carries them, so the list stays small. */
  specialDays: 200,
  /** Days that one special day may last. Longer ones are a mistyped year. */
  specialDayLength: 366,
  /** Seven characters, typed with a space or two. */
  eircode: 12,
  /** The reason of a special day, beside its date in the footer. */
  reason: 120,
  /** Allergens of one dish: each cereal and nut is one of its own. */
  allergens: 30,
  /** Diets that one dish suits. */
  diets: 10,
  /** An element's id: as long as a UUID. */
  elementId: 36,
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
  /** Pictures that one save describes: each is one more write of its batch. */
  descriptions: 100,
  /** Lines of restaurant information in the footer. */
  restaurantInfo: 30,
  /** Longest URL endpoint that the tab bar can show on a phone. */
  urlNameMax: 11,
  /** Shortest new password for staff. */
  passwordMin: 10,
  /** Longest password: far longer than anybody types, short enough to hash quickly. */
  passwordMax: 1_000,
  /** Code of an authenticator app: six digits, and spaces as some apps show them. */
  code: 12,
  /** Code of a password reset link: several times as long as those of Firebase Auth. */
  resetCode: 500,
  /** People's names, in profiles and bookings. */
  name: 100,
  /** Subject of an email: mail programs cut longer ones. */
  subject: 200,
  /** The notice on every page: five lines on a phone. */
  notice: 200,
  /** Text of an email: 100 KB. */
  emailText: 100_000,
  /** A guest's message with a booking. */
  bookingMessage: 1_000,
  /** A guest's allergies. */
  bookingAllergies: 500,
  /** What staff note of a booking. */
  bookingNote: 1_000,
  /** Text of an email to all guests of an evening: it is stored once for each of them. */
  eveningMail: 5_000,
  /** Bookings of one evening that get an email: more than a full house. */
  eveningBookings: 100,
  /** Gigs that one import stores in one step, each with its revision and its page. */
  importedGigs: 100,
  /** Menus on the site: more tabs than anybody browses. */
  menus: 50,
  /** Gigs created at once: every Friday for half a year. */
  gigSeries: 26,
  /** Past gigs in the subscribed calendar: guests' copies receive corrections for weeks. */
  calendarPastGigs: 60,
} as const;
