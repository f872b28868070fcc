import type { BookingRules } from '@venue/domain';

/** The demo's rules: tables of a house of this size, the kitchen's pace, and a table by the stove that nobody books online. */
export const bookingRules: Omit<BookingRules, '_id' | 'updatedAt'> = {
  area: 'Restaurant',
  slotMinutes: 15,
  lastBookingMinutes: 60,
  leadMinutes: 60,
  daysAhead: 180,
  turnMinutes: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 105 },
    { upTo: 99, minutes: 120 },
  ],
  seats: null,
  keepForWalkIns: 0,
  coversPerSlot: 12,
  partiesPerSlot: null,
  coversPerService: 70,
  maxParty: 8,
  confirmUpTo: 6,
  reminder: 24,
  holdMinutes: 60,
  tables: [
    ...['W1', 'W2', 'W3', 'W4'].map((label) => ({ label, from: 1, to: 2, isOnline: true, room: 'Window' })),
    ...['H1', 'H2', 'H3', 'H4', 'H5'].map((label) => ({
      label,
      from: 2,
      to: 4,
      isOnline: true,
      room: 'Hall',
    })),
    ...['B1', 'B2'].map((label) => ({ label, from: 4, to: 6, isOnline: true, room: 'Back' })),
    { label: 'Chef', from: 2, to: 6, isOnline: false, room: 'Kitchen' },
  ],
  joins: [
    { tables: ['H1', 'H2'], from: 5, to: 8 },
    { tables: ['B1', 'B2'], from: 7, to: 12 },
  ],
  closures: [],
};
