import type { InputOf, openingHours, SpecialDay } from '@venue/domain';

/** The values of the form. A draft from before there were special days has none. */
export type HoursInput = Omit<InputOf<typeof openingHours>, 'specialDays'> & { specialDays?: SpecialDay[] };
