import { schemaOf } from '../record/schema.ts';
import { gig } from './gig.ts';

/** A music event, new or changed (section 5). */
export const eventSchema = schemaOf(gig);
