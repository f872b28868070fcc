import { schemaOf } from '../record/schema.ts';
import { openingHours } from './opening-hours.ts';

/** The opening hours, as the form sends them. */
export const openingHoursSchema = schemaOf(openingHours);
