import { defineKind } from '../record/kind.ts';
import { bookingRules } from './booking-rules.ts';

/** The rules of booking: one record. Guests read none of it, only what is free by it. */
export const bookingRulesKind = /* @__PURE__ */ defineKind({
  collection: 'bookingRules',
  calls: { path: '/bookingRules', suffixes: ['user'], schema: 'BookingRules' },
  names: { one: 'Booking rules', many: 'booking rules', this: 'the booking rules' },
  fields: bookingRules,
  list: 'single',
  access: { read: 'editBookings', write: 'editContent' },
  publish: { in: 'nothing' },
});
