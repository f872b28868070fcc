import type { Booking } from '@venue/domain';
import type { BookChange } from './change-store.ts';
import { withChanges } from './with-changes.ts';

const seen = new Date('2026-11-20T12:00:00Z');
const stored: Booking = {
  ...{ _id: 'b', name: 'Bríd', date: '2026-11-20', time: '19:00', partySize: 4, state: 'confirmed' },
  ...{ needsConfirmation: false, updatedAt: seen },
};
const call = { method: 'PUT', path: '/bookings/b' } as const;
const change = (part: Partial<BookChange>): BookChange => ({
  ...{ key: 'k', id: 'b', words: '', status: 'sending', shows: { state: 'arrived' }, call, seen },
  ...part,
});

const stateAfter = (changes: BookChange[], booking = stored, now = 0) =>
  withChanges([booking], changes, now)[0]?.state;

it('a change shows at once, and no more once it has failed', () => {
  expect(stateAfter([change({})])).toBe('arrived');
  expect(stateAfter([change({ status: 'failed' })])).toBe('confirmed');
});

it('what Firestore tells after a change was sent counts, whatever it is', () => {
  const sent = change({ status: 'sent', sentAt: 0 });
  expect(stateAfter([sent])).toBe('arrived');
  const later = { ...stored, state: 'cancelled' as const, updatedAt: new Date('2026-11-20T12:05:00Z') };
  expect(stateAfter([sent], later)).toBe('cancelled');
  expect(stateAfter([sent], stored, 60_000)).toBe('confirmed');
});

it('guests who walked in stand in the book until the server has them', () => {
  const walkIn: Booking = { ...stored, _id: 'w', name: '', state: 'arrived' };
  const made = change({ id: 'w', shows: walkIn });
  expect(withChanges([stored], [made]).map(({ _id }) => _id)).toEqual(['b', 'w']);
  const told = { ...walkIn, partySize: 5 };
  expect(withChanges([stored, told], [made])[1]).toEqual(told);
});
