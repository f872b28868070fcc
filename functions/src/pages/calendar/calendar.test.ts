import { emptyOpeningHours, emptySite } from '@venue/domain';
import { buildGig } from '../build-published.fixture.ts';
import { gigToAdd, writeCalendar } from './calendar.ts';

const site = { ...emptySite, publishedAt: new Date('2026-03-01T12:00:00Z') };

/** The calendar's lines, unfolded. */
function linesOf(events = [buildGig()]) {
  const text = writeCalendar(events, site);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

describe('the calendar of gigs', () => {
  it('holds each gig with its start, its end four hours later, and the place', () => {
    const lines = linesOf();
    expect(lines).toContain('DTSTART;TZID=Europe/Dublin:20260710T210000');
    expect(lines).toContain('DTEND;TZID=Europe/Dublin:20260711T010000');
    expect(value(lines, 'SUMMARY')).toBe('The Drowned Lamps at Fathoms');
    expect(value(lines, 'LOCATION')).toMatch(/^Fathoms\\, The Old Ice House/);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  });

  it('has the Eircode that staff have entered', () => {
    const website = { ...site.website, eircode: 'V95 XX00' };
    expect(writeCalendar([buildGig()], { ...site, website }).replaceAll('\r\n ', '')).toContain(
      'Kilvara\\, Co. Clare\\, V95 XX00\r\n',
    );
  });

  it('ends a gig when it is likely to be over, where that is known', () => {
    const lines = linesOf([buildGig({ endsAt: new Date('2026-07-10T22:30:00Z') })]);
    expect(lines).toContain('DTEND;TZID=Europe/Dublin:20260710T233000');
  });

  it('keeps a gig’s UID, and has the SEQUENCE that each save raises', () => {
    const saved = (sequence: number, updatedAt: string) =>
      linesOf([buildGig({ sequence, updatedAt: new Date(updatedAt) })]);
    const first = saved(0, '2026-03-01T12:00:00Z');
    const second = saved(1, '2026-03-01T12:00:05Z');
    expect(value(first, 'UID')).toBe('gig1@fathoms');
    expect(value(second, 'UID')).toBe('gig1@fathoms');
    expect(Number(value(second, 'SEQUENCE'))).toBe(Number(value(first, 'SEQUENCE')) + 1);
    expect(value(second, 'LAST-MODIFIED')).toBe('20260301T120005Z');
  });

  it('is the same text for the same content, so that a calendar that asks again gets 304', () => {
    const text = () => writeCalendar([buildGig()], site);
    expect(text()).toBe(text());
  });

  it('counts the changes of a gig where they are known', () => {
    const sequence = (count: number) => value(linesOf([buildGig({ sequence: count })]), 'SEQUENCE');
    expect([sequence(0), sequence(7)]).toEqual(['0', '7']);
  });

  it.each([
    ['cancelled', 'CANCELLED', 'Cancelled: '],
    ['postponed', 'CANCELLED', 'Postponed: '],
    ['soldOut', 'CONFIRMED', ''],
    ['scheduled', 'CONFIRMED', ''],
  ] as const)('says of a gig that is %s that it is %s', (status, word, prefix) => {
    const lines = linesOf([buildGig({ status })]);
    expect(value(lines, 'STATUS')).toBe(word);
    expect(value(lines, 'SUMMARY')).toBe(`${prefix}The Drowned Lamps at Fathoms`);
  });

  it('begins the description with what has changed: sold out, moved, and the note', () => {
    const described = (changes: Parameters<typeof buildGig>[0]) =>
      value(linesOf([buildGig({ desc: 'Sea songs.', ...changes })]), 'DESCRIPTION');
    const previousDatetime = new Date('2026-07-03T20:00:00Z');
    expect(described({ status: 'soldOut' })).toBe('Sold out\\n\\nSea songs.');
    expect(described({ previousDatetime, statusNote: 'The van.' })).toBe(
      'Moved from Friday\\, July 3\\, 2026\\nThe van.\\n\\nSea songs.',
    );
    expect(described({ status: 'soldOut', previousDatetime })).toMatch(/^Sold out\\nMoved from Friday/);
    expect(described({ status: 'cancelled', previousDatetime })).toBe('Sea songs.');
  });

  it('leaves out a gig without a date', () => {
    expect(linesOf([buildGig({ datetime: undefined })])).not.toContain('BEGIN:VEVENT');
  });

  it('leads to the page of a gig, and has its note, support, doors, price and tickets', () => {
    const lines = linesOf([
      buildGig({
        slug: 'the-drowned-lamps',
        statusNote: 'Bring a coat.',
        support: 'Jonah Tutty',
        doorsAt: new Date('2026-07-10T19:00:00Z'),
        price: '€15',
        ticketLink: 'https://example.com/t',
      }),
    ]);
    expect(value(lines, 'URL')).toMatch(/\/music-at-fathoms\/the-drowned-lamps$/);
    expect(value(lines, 'DESCRIPTION')).toBe(
      'Bring a coat.\\n\\nSupport: Jonah Tutty\\nDoors: 8:00 PM\\nPrice: €15\\nTickets: https://example.com/t',
    );
  });

  it('ends a gig without a likely end when the house closes', () => {
    const contents = (['Area:Bar', 'Days:Daily', 'Times:16:00 – 00:30'] as const).map((line) => {
      const [elementType, ...content] = line.split(':');
      return { elementType: elementType as 'Area', content: content.join(':') };
    });
    const text = writeCalendar([buildGig()], { ...site, openingHours: { ...emptyOpeningHours, contents } });
    expect(text).toContain('DTEND;TZID=Europe/Dublin:20260711T003000');
  });

  it('escapes what staff typed', () => {
    const lines = linesOf([buildGig({ artist: 'Salt, Rope; & Co', desc: 'One\nEND:VEVENT' })]);
    expect(value(lines, 'SUMMARY')).toBe('Salt\\, Rope\\; & Co at Fathoms');
    expect(value(lines, 'DESCRIPTION')).toBe('One\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });
});

describe('one gig to add', () => {
  const gigs = [buildGig()];

  it('is found until it is past for visitors', () => {
    expect(gigToAdd(gigs, 'gig1', new Date('2026-07-10T23:59:00Z'))?._id).toBe('gig1');
    expect(gigToAdd(gigs, 'gig1', new Date('2026-07-11T00:00:00Z'))).toBeUndefined();
  });

  it('is not found without a date', () => {
    const undated = [buildGig({ datetime: undefined })];
    expect(gigToAdd(undated, 'gig1', new Date('2026-07-01T00:00:00Z'))).toBeUndefined();
  });

  it('is not found under an unknown id', () => {
    expect(gigToAdd(gigs, 'nowhere', new Date('2026-07-01T00:00:00Z'))).toBeUndefined();
  });
});
