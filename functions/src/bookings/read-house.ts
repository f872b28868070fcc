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
export type House = {
  rules: BookingRules;
  hours: OpeningHours;
  /** The hours of the rules' area on an evening; undefined when they cannot be read. */
  spansOn: (evening: string) => Span[] | undefined;
};

/** Reads them; a house that has stored no rules has the usual ones. */
export async function readHouse({ read }: BookReader): Promise<House> {
  const [storedRules, storedHours] = await read('bookingRules/main', 'openingHours/main');
  const rules = readBookingRules(storedRules?.data());
  const hours = readRecord(openingHours, 'main', storedHours?.data() ?? {});
  return { rules, hours, spansOn: (evening) => eveningHours(hours, rules.area, evening) };
}
