import { gig, readRecord, type Gig } from '@venue/domain';
import fc from 'fast-check';
import { decodeFile } from './decode-file.ts';
import { gigsToImport, planImport } from './plan-import.ts';
import { mostLines, readGigs } from './read-gigs.ts';
import { gigsToCsv } from './write-gigs.ts';

const head = 'Artist,Date,Time,Description,Price,Status\r\n';
const lower = (artist: string) => artist.toLowerCase();

function buildGig(changes: Partial<Gig> = {}): Gig {
  return readRecord(gig, 'tides', {
    artist: 'The Spring Tides',
    datetime: new Date('2031-06-13T20:30:00Z'),
    updatedAt: new Date('2031-01-01T00:00:00Z'),
    ...changes,
  });
}

describe('a file of gigs', () => {
  it('is read in the columns of listings sites, with the row of each line', async () => {
    const { lines, problem } = await readGigs(
      '\uFEFFArtist,Start Date *,Start Time,Lineup,Ticket Link,Ticket Type,Doors,End Time,Shoe size\n' +
        '"Slip, Sisters",2031-06-13,9:30 PM,"Low Water, Neap",https://tickets.test/1,Free,20:00,00:30,43\n' +
        '\n' +
        'Low Water,14/06/2031,21:30\n',
    );
    expect(problem).toBeUndefined();
    expect(lines).toEqual([
      {
        line: 2,
        problems: [],
        values: {
          artist: 'Slip, Sisters',
          datetime: '2031-06-13T21:30',
          support: 'Low Water, Neap',
          ticketLink: 'https://tickets.test/1',
          price: 'Free',
          doorsAt: '2031-06-13T20:00',
          endsAt: '2031-06-14T00:30',
        },
      },
      { line: 4, problems: [], values: { artist: 'Low Water', datetime: '2031-06-14T21:30' } },
    ]);
  });

  it('says in words what cannot be read, with the row', async () => {
    const { lines } = await readGigs(`${head}The Slip,2031-06-31,late,,,On ice\r\n,2031-06-13,21:30\r\n`);
    expect(lines.map(({ line, problems }) => [line, problems])).toEqual([
      [
        2,
        [
          'Date “2031-06-31” can’t be read. Write it like 2026-11-27.',
          'Time “late” can’t be read. Write it like 21:30.',
          'Status “On ice” can’t be read. Write it like Scheduled, Cancelled, Postponed or Sold Out.',
        ],
      ],
      [3, ['Artist is missing.']],
    ]);
  });

  it('takes the name of the event where there is no artist', async () => {
    const { lines } = await readGigs('Event Name;Date;Time\nThe Slip at Fathoms;2031-06-13;21:30\n');
    expect(lines[0]!.values.artist).toBe('The Slip');
  });

  it.each([
    ['Name,When\nThe Slip,soon\n', /first line must name the columns/],
    [`${head}"The Slip,2031-06-13,21:30\n`, /quotation mark that never ends/],
    [head, /no lines/],
    [`${head}${'The Slip,2031-06-13,21:30\n'.repeat(mostLines + 1)}`, /can be imported at a time/],
    ['', /first line must name the columns/],
  ])('is refused as a whole when it is none: %#', async (text, problem) => {
    expect(await readGigs(text)).toEqual({ lines: [], problem: expect.stringMatching(problem) });
  });

  it('of 10 MB is read in steps, between which the page responds', async () => {
    const line = `The Slip,2031-06-13,21:30,${'Loud. '.repeat(40)}\n`;
    const text = head + line.repeat(Math.ceil(10_000_000 / line.length));
    const shares: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const { problem } = await readGigs(text, (share) => shares.push(share));
    clearInterval(timer);
    expect(problem).toMatch(/^The file has \d{5} lines/);
    expect(shares.length).toBeGreaterThan(40);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    // Whatever else waits has its turn between the steps.
    expect(turns).toBeGreaterThan(10);
  });

  it('may have a cell that goes on over many steps', async () => {
    const long = 'Loud and long.\n'.repeat(40_000);
    const { problem, lines } = await readGigs(
      `${head}"The Slip",2031-06-13,21:30,"${long}"\nNeap,2031-06-14,21:30\n`,
    );
    expect(problem).toBeUndefined();
    expect(lines.map(({ line, values }) => [line, values.artist])).toEqual([
      [2, 'The Slip'],
      [3, 'Neap'],
    ]);
    expect(lines[0]!.values.desc).toBe(long.trim());
  });

  it('is read as Windows saves it, too', () => {
    const bytes = Uint8Array.from([...'Se'].map((letter) => letter.charCodeAt(0)).concat(0xe1, 0x6e));
    expect(decodeFile(bytes.buffer)).toBe('Seán');
    expect(decodeFile(new TextEncoder().encode('Seán').buffer)).toBe('Seán');
  });
});

describe('an import', () => {
  const plan = async (text: string, stored: Gig[] = []) =>
    planImport((await readGigs(text)).lines, stored, lower);

  it('adds a gig, changes one of the same artist and night, and leaves what is the same', async () => {
    const text =
      head +
      'THE SPRING TIDES,2031-06-13,21:30,Louder than ever.,€15,\r\n' +
      'The Spring Tides,2031-06-20,21:30,,,\r\n';
    const stored = [buildGig({ price: '€15' }), buildGig({ datetime: new Date('2031-06-20T20:30:00Z') })];
    expect(await plan(text, stored)).toEqual([
      {
        line: 2,
        artist: 'THE SPRING TIDES',
        datetime: '2031-06-13T21:30',
        kind: 'changed',
        changes: ['Description'],
        send: { _id: 'tides', updatedAt: stored[0]!.updatedAt, desc: 'Louder than ever.' },
      },
      { line: 3, artist: 'The Spring Tides', datetime: '2031-06-20T21:30', kind: 'same' },
    ]);
    expect((await plan(text))[1]).toMatchObject({ kind: 'new', send: { artist: 'The Spring Tides' } });
  });

  it('stores nothing while one line is wrong', async () => {
    const wrong = await plan(`${head}The Slip,2031-06-13,21:30\nThe Slip,2131-06-13,21:30\n`);
    expect(wrong[1]).toMatchObject({ kind: 'wrong', problems: [expect.stringContaining('2000 to 2100')] });
    expect(gigsToImport(wrong)).toBeUndefined();
    expect(gigsToImport(await plan(`${head}The Slip,2031-06-13,21:30\n`))).toHaveLength(1);
  });

  it('refuses two lines about one gig', async () => {
    const [, second] = await plan(`${head}The Slip,2031-06-13,21:30\nThe Slip,2031-06-14,00:30\n`);
    expect(second).toMatchObject({ kind: 'wrong', problems: [expect.stringContaining('Line 2')] });
  });

  it.each(["'-M-", '-M-', "''=1+1", "'’Tis", '@home', "'tis"])('brings %s back as it was', async (artist) => {
    const [line] = await plan(gigsToCsv([buildGig({ artist, desc: artist })], 'V95 XX00'));
    expect(line).toMatchObject({ kind: 'new', send: { artist, desc: artist } });
  });

  it('of the exported file changes nothing, whatever the gigs are', async () => {
    // A stored line has no line breaks, of any kind.
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((words) => words.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim());
    const anyGig = fc.record({
      artist: text.map((name) => `A ${name}`.trim()),
      desc: text,
      support: text,
      price: text,
      statusNote: text,
      status: fc.constantFrom('scheduled', 'cancelled', 'postponed', 'soldOut'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyGig, { minLength: 1, maxLength: 5 }), async (all) => {
        const stored = all.map((fields, at) =>
          buildGig({ ...fields, datetime: new Date(Date.UTC(2031, 5, 1 + at, 20)) }),
        );
        const planned = await plan(gigsToCsv(stored, 'V95 XX00'), stored);
        expect(planned.map(({ kind }) => kind)).toEqual(stored.map(() => 'same'));
      }),
    );
  });
});
