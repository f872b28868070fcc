import * as messages from '../messages.ts';
import { choice, line, list, stamps, type RecordOf, type ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';

const typeNames = { Area: 'Area', Days: 'Days', Times: 'Times' } as const;

/** The types of a line of the opening hours (section 3). */
export const openingHoursElementTypes = /* @__PURE__ */ Object.keys(typeNames) as (keyof typeof typeNames)[];

/** One line: an area ("Restaurant"), the days ("Friday & Saturday") or the times ("17:00 – 22:00"). */
const hoursLine = {
  elementType: choice('', typeNames, {
    missing: messages.elementTypeMissing,
    unknown: messages.elementTypeUnknown,
  }),
  content: line('', { missing: messages.textEmpty }),
};

export type OpeningHoursElement = ValuesOf<typeof hoursLine>;

/** The opening hours: one record with its lines in order, each with a type and a text (sections 3, 5). */
export const openingHours = {
  contents: list('Line', hoursLine, { missing: messages.contentsMissing }),
  updatedAt: stamps.updatedAt,
};

export type OpeningHours = RecordOf<typeof openingHours>;

/** Empty opening hours, as before the first save. */
export const emptyOpeningHours: OpeningHours = /* @__PURE__ */ readRecord(openingHours, 'main', {});
