import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import {
  choice,
  entryId,
  flag,
  line,
  list,
  changeStamps,
  type RecordOf,
  type ValuesOf,
} from '../record/field.ts';
import { readRecord } from '../record/read.ts';

const typeNames = { Area: 'Area', Days: 'Days', Times: 'Times' } as const;

/** The types of a line of the opening hours. */
export const openingHoursElementTypes = /* @__PURE__ */ Object.keys(typeNames) as (keyof typeof typeNames)[];

/** One line: an area ("Restaurant"), the days ("Friday & Saturday") or the times ("17:00 – 22:00"). */
const hoursLine = {
  _id: entryId,
  elementType: choice('', typeNames, {
    requiredMessage: messages.elementTypeMissing,
    unknown: messages.elementTypeUnknown,
  }),
  content: line('', { requiredMessage: messages.textEmpty }),
};

export type OpeningHoursElement = ValuesOf<typeof hoursLine>;

/**
 * Days with hours of their own, which replace those of the week: "St Stephen's Day, closed". They are for one area,
 * or for the whole house if `area` is empty.
 */
export const specialDay = {
  _id: entryId,
  /** The first and the last day on the venue's calendar, YYYY-MM-DD. */
  from: line('First day', { requiredMessage: messages.specialDayMissing }),
  to: line('Last day', { requiredMessage: messages.specialDayMissing }),
  area: line('Area'),
  closed: flag('Closed'),
  /** As in a line of times; ignored when closed. */
  times: line('Times'),
  /** What guests read beside the day. */
  reason: line('Reason', { max: ContentLimits.reason }),
};

export type SpecialDay = ValuesOf<typeof specialDay>;

/** The opening hours: one record with its lines in order, each with a type and a text. */
export const openingHours = {
  contents: list('Line', hoursLine, { requiredMessage: messages.contentsMissing, withIds: true }),
  specialDays: list('Special day', specialDay, {
    optional: true,
    max: ContentLimits.specialDays,
    separator: ' · ',
    withIds: true,
  }),
  ...changeStamps,
};

export type OpeningHours = RecordOf<typeof openingHours>;

/** Empty opening hours, as before the first save. */
export const emptyOpeningHours: OpeningHours = /* @__PURE__ */ readRecord(openingHours, 'main', {});
