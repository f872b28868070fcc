import type { DayArea } from '../../opening-hours/day-hours.ts';
import type { CapacityRules, Who } from './capacity-rules.ts';
import type { Entry } from './entry.ts';

/** One period of opening, "17:30" to "21:30". Closing up to the opening time is on the next day. */
export type Span = DayArea['spans'][number];

/** A query about what is free on an evening. */
export type Asked = {
  rules: CapacityRules;
  /** The hours of the rules' area on the evening, as `eveningHours` reads them; undefined if they cannot be read. */
  hours: readonly Span[] | undefined;
  /** The bookings of the evening, whatever their state. */
  load: readonly Entry[];
  /** YYYY-MM-DD. */
  evening: string;
  /** Guests in the party that asks. */
  party: number;
  now: Date;
  who: Who;
  /** The id of the booking that is being changed: its own seats count as free. */
  without?: string;
  /** That booking, if it comes from another evening, so that `load` lacks it. */
  moved?: Pick<Entry, 'partySize' | 'turnMinutes' | 'tables'>;
};
