import { gigStatuses, type GigStatus } from '../gig/gig.ts';
import * as messages from '../messages.ts';
import { endsSoon } from '../notice/notice-dates.ts';
import { choiceSchema, dateTimeSchema, lineSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { endOfNight, nightOf } from '../time/night.ts';
import { closedTonight } from './closed-tonight.ts';

const areaRule = 'An area of the opening hours, or the empty string for the whole house.';
const fromRule =
  'Closed from this time of tonight on; missing for the whole of tonight. ISO 8601 with its zone, or on the clock of the venue.';

/** "Closed tonight", as the overview sends it. */
export const closedTonightSchema = schemaOf(closedTonight, {
  area: lineSchema()
    .defined(messages.areaMissing)
    .meta({ jsonSchema: { description: areaRule } }),
  from: dateTimeSchema()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .test(
      'tonight',
      messages.closedLater,
      (from) => !(from instanceof Date) || from < endOfNight(nightOf(new Date())),
    )
    .meta({ jsonSchema: { description: fromRule } }),
  until: endsSoon(),
}).shape({
  /** The new status of tonight's gigs; without it they stay as they are. */
  eventStatus: choiceSchema(Object.keys(gigStatuses) as GigStatus[], {
    unknown: messages.eventStatusUnknown,
  }),
});
