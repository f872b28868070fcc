import { readDay, readText, readTime } from './read-cells.ts';

describe('the cells of a file of gigs', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-1-7', '2026-01-07'],
    ['27/11/2026', '2026-11-27'],
    ['7.1.2026', '2026-01-07'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['11/27/2026', undefined],
    ['27/11/26', undefined],
    ['Friday', undefined],
  ])('read the day %s', (cell, day) => expect(readDay(cell)).toBe(day));

  it.each([
    ['21:30', '21:30'],
    ['9:05', '09:05'],
    ['21.30', '21:30'],
    ['21:30:00', '21:30'],
    ['9:30 PM', '21:30'],
    ['9pm', '21:00'],
    ['12 a.m.', '00:00'],
    ['12:15pm', '12:15'],
    ['9', undefined],
    ['24:00', undefined],
    ['13pm', undefined],
    ['21:60', undefined],
    ['late', undefined],
  ])('read the time %s', (cell, time) => expect(readTime(cell)).toBe(time));

  it('lose the apostrophe of the export, and no other', () => {
    expect(readText(" '=Sum ")).toBe('=Sum');
    expect(readText("'Til Late")).toBe("'Til Late");
  });
});
