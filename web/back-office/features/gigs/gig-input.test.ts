import { gig, readRecord, type Gig } from '@venue/domain';
import { blankGigInput, nextWeekday, repeatGigInput } from './gig-input.ts';
import { endAfter } from './times/gig-times.ts';

const now = new Date('2026-11-18T12:00:00Z'); // a Wednesday

function buildGig(datetime: string, more: Partial<Gig> = {}): Gig {
  const fields = { artist: 'The Tide Tables', img: 'stage.jpg', datetime };
  return { ...readRecord(gig, datetime, fields), ...more };
}

describe('suggested date of a gig', () => {
  it('is next Friday at half nine while there is nothing to go by', () => {
    expect(blankGigInput([], now).datetime).toBe('2026-11-20T21:30');
  });

  it('skips Fridays that have a gig, and takes the time of the gig that was listed last', () => {
    const events = [
      buildGig('2026-11-20T22:00:00Z', { createdAt: new Date('2026-11-01T00:00:00Z') }),
      buildGig('2026-12-24T20:15:00Z', { createdAt: new Date('2026-11-10T00:00:00Z') }),
    ];
    expect(blankGigInput(events, now).datetime).toBe('2026-11-27T20:15');
  });

  it('repeats a gig on its own weekday and time by the venue’s clock, in summer time too', () => {
    const saturday = buildGig('2026-07-11T20:30:00Z');
    expect(repeatGigInput(saturday, [saturday], now)).toMatchObject({
      artist: 'The Tide Tables',
      img: 'stage.jpg',
      datetime: '2026-11-21T21:30',
    });
  });

  it('is today while the time is still to come', () => {
    expect(nextWeekday(now, 3, '21:30')).toBe('2026-11-18T21:30');
    expect(nextWeekday(now, 3, '11:00')).toBe('2026-11-25T11:00');
  });
});

describe('likely end of a gig', () => {
  it('is on the same evening, or after midnight', () => {
    expect(endAfter('2026-11-20T21:30', '23:30')).toBe('2026-11-20T23:30');
    expect(endAfter('2026-11-20T21:30', '01:00')).toBe('2026-11-21T01:00');
    expect(endAfter('2026-11-20T21:30', '')).toBe('');
  });

  it('moves along when a gig is listed again', () => {
    const late = buildGig('2026-07-11T20:30:00Z', { endsAt: new Date('2026-07-11T23:15:00Z') });
    expect(repeatGigInput(late, [late], now).endsAt).toBe('2026-11-22T00:15');
  });
});
