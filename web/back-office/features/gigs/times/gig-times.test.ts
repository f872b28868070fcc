import { doorsBefore, endAfter } from './gig-times.ts';

describe('the times around a gig', () => {
  it('end on the same evening or after midnight', () => {
    expect(endAfter('2026-11-27T21:30', '23:30')).toBe('2026-11-27T23:30');
    expect(endAfter('2026-12-31T21:30', '01:00')).toBe('2027-01-01T01:00');
    expect(endAfter('2026-11-27T21:30', '')).toBe('');
    expect(endAfter('', '23:00')).toBe('');
  });

  it('have doors before the start, the day before for a start after midnight', () => {
    expect(doorsBefore('2026-11-27T21:30', '20:00')).toBe('2026-11-27T20:00');
    expect(doorsBefore('2026-11-27T21:30', '21:30')).toBe('2026-11-27T21:30');
    expect(doorsBefore('2027-01-01T00:30', '23:00')).toBe('2026-12-31T23:00');
    expect(doorsBefore('', '23:00')).toBe('');
  });
});
