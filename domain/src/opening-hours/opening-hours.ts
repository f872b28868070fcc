import * as messages from '../messages.ts';
import { choice, line, list, stamps, type RecordOf, type ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';

const typeNames = { Area: 'Area', Days: 'Days', Times: 'Times' } as const;

/** What a line of the opening hours can be (section 3). */
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

/** The opening hours: one record, its lines in the order shown; every line has a type and says something (sections 3, 5). */
export const openingHours = {
  contents: list('Line', hoursLine, { missing: messages.contentsMissing }),
  updatedAt: stamps.updatedAt,
};

export type OpeningHours = RecordOf<typeof openingHours>;

/** Opening hours before anything was entered. */
export const emptyOpeningHours: OpeningHours = /* @__PURE__ */ readRecord(openingHours, 'main', {});
