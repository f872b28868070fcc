/** What a line of the opening hours can be (section 3). */
export const openingHoursElementTypes = ['Area', 'Days', 'Times'] as const;

export type OpeningHoursElementType = (typeof openingHoursElementTypes)[number];

/** One line: an area ("Restaurant"), the days ("Friday & Saturday") or the times ("17:00 – 22:00"). */
export type OpeningHoursElement = { elementType: OpeningHoursElementType; content: string };

/** The opening hours: one record, its lines in the order shown (section 3). */
export type OpeningHours = { _id: string; contents: OpeningHoursElement[]; updatedAt?: Date };

/** Opening hours before anything was entered. */
export const emptyOpeningHours: OpeningHours = { _id: 'main', contents: [] };
