import { ContentLimits } from '../limits.ts';
import { listSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { openingHours } from './opening-hours.ts';
import { specialDaySchema } from './special-day.schema.ts';

/** The opening hours, as the form sends them. Special days that are not sent stay as they are. */
export const openingHoursSchema = schemaOf(openingHours, {
  specialDays: listSchema(specialDaySchema, ContentLimits.specialDays),
});
