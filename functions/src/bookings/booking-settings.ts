import {
  eveningHours,
  openingHours,
  readBookingRules,
  readRecord,
  type BookingRules,
  type OpeningHours,
  type Span,
} from '@venue/domain';
import type { BookReader } from './change-book.ts';

/** What decides about bookings besides the bookings: the rules and the opening hours, as stored. */
export type BookingSettings = {
  rules: BookingRules;
  hours: OpeningHours;
  /** The hours of the rules' area on an evening; undefined when they cannot be read. */
  hoursOn: (evening: string) => Span[] | undefined;
};

/** Reads them; a venue that has stored no rules has the usual ones. */
export async function readBookingSettings({ read }: BookReader): Promise<BookingSettings> {
  const [storedRules, storedHours] = await read('bookingRules/main', 'openingHours/main');
  const rules = readBookingRules(storedRules?.data());
  const hours = readRecord(openingHours, 'main', storedHours?.data() ?? {});
  return { rules, hours, hoursOn: (evening) => eveningHours(hours, rules.area, evening) };
}
