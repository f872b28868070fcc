import fc from 'fast-check';
import { chosenDays, mostDates, noRepeat, repeatDays, weekOfMonth } from './repeat-days.ts';

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

describe('the days of a series', () => {
  it('come every week, over the clock change and the turn of the year', () => {
    expect(repeatDays('2026-12-18', 'week').slice(0, 4)).toEqual([
      ...['2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08'],
    ]);
    expect(repeatDays('2027-03-26', 'fortnight').slice(0, 3)).toEqual([
      ...['2027-03-26', '2027-04-09', '2027-04-23'],
    ]);
  });

  it('come every month on the same weekday of the same week', () => {
    expect(weekOfMonth('2026-11-20')).toBe('third');
    expect(repeatDays('2026-11-20', 'month').slice(0, 4)).toEqual([
      ...['2026-11-20', '2026-12-18', '2027-01-15', '2027-02-19'],
    ]);
  });

  it('take a fifth Friday for the last one of each month', () => {
    expect(repeatDays('2027-01-29', 'month').slice(0, 5)).toEqual([
      ...['2027-01-29', '2027-02-26', '2027-03-26', '2027-04-30', '2027-05-28'],
    ]);
  });

  it('are all different, in order and on one weekday, whatever the first one is', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('week', 'fortnight', 'month'), (first, rhythm) => {
        const days = repeatDays(first, rhythm);
        expect(days).toHaveLength(mostDates);
        expect(days[0]).toBe(first);
        expect(days).toEqual([...new Set(days)].sort());
        expect(new Set(days.map(weekday)).size).toBe(1);
        if (rhythm === 'month') expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(mostDates);
      }),
    );
  });

  it('leave out what was unticked, and are one day without a rhythm', () => {
    const repeat = { rhythm: 'week', dates: 3, without: ['2026-11-27', '2031-01-01'] } as const;
    expect(chosenDays('2026-11-20', { ...repeat, without: [...repeat.without] })).toEqual([
      ...['2026-11-20', '2026-12-04'],
    ]);
    expect(chosenDays('2026-11-20', { ...noRepeat, without: ['2026-11-20'] })).toEqual(['2026-11-20']);
  });
});
