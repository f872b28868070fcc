import { zonedLine, zoneLines } from './calendar-time.ts';

const start = (iso: string) => zonedLine('DTSTART', new Date(iso));

describe('a time in a calendar', () => {
  it("is in the venue's time zone, in winter and in summer", () => {
    expect(start('2026-01-10T20:30:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20260110T203000');
    expect(start('2026-07-10T20:30:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20260710T213000');
  });

  it('skips the hour that does not exist when the clocks go forward', () => {
    expect(start('2026-03-29T00:59:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20260329T005900');
    expect(start('2026-03-29T01:00:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20260329T020000');
  });

  it('means the first of the two hours when the clocks go back, and writes the second in UTC', () => {
    expect(start('2026-10-25T00:30:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20261025T013000');
    expect(start('2026-10-25T01:30:00Z')).toBe('DTSTART:20261025T013000Z');
    expect(start('2026-10-25T02:00:00Z')).toBe('DTSTART;TZID=Europe/Dublin:20261025T020000');
  });
});

describe('the description of Ireland’s clock', () => {
  it('changes at the moments at which the machine’s own time zone data does', () => {
    for (const year of [2024, 2026, 2031, 2036]) {
      expect(offsetBy(`${year}-06-01T00:00:00Z`)).toBe(60);
      for (const rule of ['DAYLIGHT', 'STANDARD']) {
        const change = changeOf(rule, year);
        const before = new Date(change.getTime() - 60_000).toISOString();
        expect(offsetBy(change.toISOString()), `${rule} ${year}`).toBe(rule === 'DAYLIGHT' ? 60 : 0);
        expect(offsetBy(before), `before ${rule} ${year}`).toBe(rule === 'DAYLIGHT' ? 0 : 60);
      }
    }
  });
});

/** The moment at which the rule of a part of the VTIMEZONE takes effect in a year. */
function changeOf(part: string, year: number): Date {
  const lines = zoneLines.slice(zoneLines.indexOf(`BEGIN:${part}`), zoneLines.indexOf(`END:${part}`));
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))!.slice(name.length + 1);
  const [, month] = /BYMONTH=(\d+);BYDAY=-1SU$/.exec(value('RRULE'))!;
  const [, hour] = /T(\d\d)0000$/.exec(value('DTSTART'))!;
  const [, sign, hours] = /^([+-])(\d\d)00$/.exec(value('TZOFFSETFROM'))!;
  const last = new Date(Date.UTC(year, Number(month), 0));
  const sunday = last.getUTCDate() - last.getUTCDay();
  const ahead = Number(hours) * (sign === '+' ? 1 : -1);
  return new Date(Date.UTC(year, Number(month) - 1, sunday, Number(hour) - ahead));
}

/** Minutes that Dublin is ahead of UTC at a moment, by the machine's data. */
function offsetBy(iso: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Dublin',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return ((Number(format.format(new Date(iso))) - new Date(iso).getUTCHours() + 24) % 24) * 60;
}
