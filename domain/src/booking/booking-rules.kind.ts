import { defineKind } from '../record/kind.ts';
import { bookingRules } from './booking-rules.ts';

/** The booking rules: one record. Guests never read it, only the times that are free under it. */
export const bookingRulesKind = /* @__PURE__ */ defineKind({
  collection: 'bookingRules',
  calls: { path: '/bookingRules', suffixes: ['user'], schema: 'BookingRules' },
  names: { one: 'Booking rules', many: 'booking rules', this: 'the booking rules' },
  fields: bookingRules,
  list: 'single',
  access: { read: 'editBookings', write: 'editContent' },
  publish: { in: 'nothing' },
});
