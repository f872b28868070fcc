import { gig, openingHours, readRecord, type Gig } from '@venue/domain';
import { conflictsAmong } from './conflicts.ts';

function buildGig(artist: string, datetime: string, more: Partial<Gig> = {}): Gig {
  return readRecord(gig, artist, { artist, datetime, ...more });
}

const hours = readRecord(openingHours, 'main', {
  contents: [
    { elementType: 'Area', content: 'Restaurant' },
    { elementType: 'Days', content: 'Wednesday – Sunday' },
    { elementType: 'Times', content: '17:30 – 21:30' },
    { elementType: 'Days', content: 'Monday & Tuesday' },
    { elementType: 'Times', content: 'Closed' },
    { elementType: 'Area', content: 'Bar' },
    { elementType: 'Days', content: 'Monday – Sunday' },
    { elementType: 'Times', content: '16:00 – 00:30' },
  ],
  specialDays: [
    { from: '2026-12-25', to: '2026-12-26', area: '', closed: true, times: '', reason: 'Christmas' },
  ],
});

describe('what stands in the way of a gig', () => {
  it('are other gigs of that evening, also one that starts after midnight', () => {
    const conflictsOn = conflictsAmong(
      [buildGig('The Slip', '2026-11-27T21:30:00Z'), buildGig('Late Low', '2026-12-05T00:30:00Z')],
      hours,
    );
    expect(conflictsOn('2026-11-27')).toEqual(['The Slip is on that evening.']);
    expect(conflictsOn('2026-12-04')).toEqual(['Late Low is on that evening.']);
    expect(conflictsOn('2026-11-28')).toEqual([]);
  });

  it('is no gig that was called off or has no date', () => {
    const conflictsOn = conflictsAmong(
      [
        buildGig('The Slip', '2026-11-27T21:30:00Z', { status: 'cancelled' }),
        readRecord(gig, 'soon', { artist: 'Soon' }),
      ],
      undefined,
    );
    expect(conflictsOn('2026-11-27')).toEqual([]);
  });

  it('is a day on which the whole house is closed, not only the kitchen', () => {
    const conflictsOn = conflictsAmong([], hours);
    expect(conflictsOn('2026-12-25')).toEqual(['You are closed that day: Christmas.']);
    expect(conflictsOn('2026-11-23')).toEqual([]);
  });
});
