import { ContentLimits, type gig, type InputOf, gigStatuses, type GigStatus } from '@venue/domain';
import Papa, { type Parser, type ParseResult } from 'papaparse';
import { venue } from '../../../../../venue.config.ts';
import { doorsBefore, endAfter } from '../times/gig-times.ts';
import { columnOf, columns, type Column } from './gig-columns.ts';
import { readDay, readText, readTime } from './read-cells.ts';

type GigInput = InputOf<typeof gig>;

/** One line of a file: what it says about a gig, or why it cannot be read. */
export type GigLine = {
  /** Its row in a spreadsheet; the headings are in row 1. */
  line: number;
  /** What its cells say, as form values. An empty cell says nothing. */
  values: Partial<GigInput>;
  /** Sentences that say what to mend. */
  problems: string[];
};

/** A file that was read: its lines, or why it is none of gigs. */
export type GigFile = { lines: GigLine[]; problem?: string };

/** Lines of a file at most: what the server stores in one step. */
export const mostLines = ContentLimits.importedGigs;

/**
 * Reads a file of gigs with headings in its first line. The separator may be a comma, a semicolon or a tab. Works in
 * steps, between which the page can respond.
 * @param onProgress called after each step, with the share that has been read
 */
export async function readGigs(
  text: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<GigFile> {
  const { headings, rows, count, brokenLine } = await readRows(text, onProgress);
  if (brokenLine) {
    const problem = `Line ${brokenLine} has a quotation mark that never ends. Save the file again as CSV.`;
    return { lines: [], problem };
  }
  const found = headings.map(columnOf);
  if (!(found.includes('artist') || found.includes('name')) || !found.includes('day')) {
    const problem = `The first line must name the columns, at least “${columns.artist}”, “${columns.day}” and “${columns.time}”. Download the gigs to see what the file should look like.`;
    return { lines: [], problem };
  }
  if (count > mostLines) {
    const problem = `The file has ${count} lines; ${mostLines} can be imported at a time. Split it into several files.`;
    return { lines: [], problem };
  }
  const lines = rows.flatMap(({ row, line }) => {
    const cells = cellsOf(row, found);
    return Object.values(cells).some(Boolean) ? [readLine(cells, line)] : [];
  });
  return lines.length > 0 ? { lines } : { lines, problem: 'The file has no lines below its headings.' };
}

/** Characters of one step: some milliseconds on an old phone. */
const stepLength = 200_000;

/** The first line, the lines below it that say something with their rows, and how many there are. */
type Rows = {
  headings: string[];
  rows: { row: string[]; line: number }[];
  count: number;
  /** The row in which a quotation mark begins that never ends. */
  brokenLine?: number;
};

function readRows(text: string, onProgress: (share: number) => void): Promise<Rows> {
  // Files that went through several programs have several kinds of line breaks.
  const plain = text.replace(/\r\n?/g, '\n');
  const read: Rows = { headings: [], rows: [], count: 0 };
  let line = 0;
  return new Promise((resolve) => {
    Papa.parse<string[]>(plain, {
      delimitersToGuess: [',', ';', '\t'],
      newline: '\n',
      chunkSize: stepLength,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        const broken = errors.find(({ type }) => type === 'Quotes');
        if (broken) read.brokenLine ??= line + (broken.row ?? 0) + 1;
        for (const row of data) {
          line += 1;
          if (line === 1) read.headings = row;
          else if (row.some((cell) => cell.trim() !== '')) {
            read.count += 1;
            // More than can be imported are only counted.
            if (read.count <= mostLines) read.rows.push({ row, line });
          }
        }
        onProgress(plain.length === 0 ? 1 : Math.min(1, meta.cursor / plain.length));
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(read),
    });
  });
}

type Cells = Partial<Record<Column, string>>;

function cellsOf(row: readonly string[], found: (Column | undefined)[]): Cells {
  return Object.fromEntries(
    row.flatMap((cell, at) => (found[at] && readText(cell) ? [[found[at], readText(cell)]] : [])),
  );
}

function readLine(cells: Cells, line: number): GigLine {
  const problems: string[] = [];
  const read = (column: Column, reader: (cell: string) => string | undefined, example: string) => {
    const cell = cells[column];
    const value = cell === undefined ? undefined : reader(cell);
    if (cell !== undefined && value === undefined)
      problems.push(`${columns[column]} “${cell}” can’t be read. Write it like ${example}.`);
    return value;
  };
  const need = (column: Column, value: string | undefined) => {
    if (value === undefined && cells[column] === undefined) problems.push(`${columns[column]} is missing.`);
    return value;
  };
  const artist = need('artist', cells.artist ?? artistIn(cells.name));
  const day = need('day', read('day', readDay, '2026-11-27'));
  const time = need('time', read('time', readTime, '21:30'));
  const ends = read('ends', readTime, '23:30');
  const doors = read('doors', readTime, '20:00');
  const status = read('status', readStatus, 'Scheduled, Cancelled, Postponed or Sold Out');
  const start = day && time ? `${day}T${time}` : undefined;
  const { desc, support, ticketLink, artistLink, statusNote } = cells;
  const values = {
    ...{ artist, datetime: start, desc, support, ticketLink, artistLink, statusNote },
    endsAt: start && ends && endAfter(start, ends),
    doorsAt: start && doors && doorsBefore(start, doors),
    price: cells.price ?? (isFree(cells) ? 'Free' : undefined),
    status: status ?? (plainType(cells) === 'soldout' ? 'soldOut' : undefined),
  };
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return { line, values: Object.fromEntries(said), problems };
}

/** "The Slip Sisters at Fathoms", as our export names an event, without the venue. */
function artistIn(name: string | undefined): string | undefined {
  const ending = ` at ${venue.name}`;
  return name?.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

function plainType({ ticketType = '' }: Cells): string {
  return ticketType.toLowerCase().replace(/[^a-z]/g, '');
}

function isFree(cells: Cells): boolean {
  return plainType(cells) === 'free';
}

const otherWords: Record<string, GigStatus> = {
  onasplanned: 'scheduled',
  confirmed: 'scheduled',
  canceled: 'cancelled',
};

/** The status of a cell, also in American spelling; undefined for another word. */
function readStatus(cell: string): GigStatus | undefined {
  const word = cell.toLowerCase().replace(/[^a-z]/g, '');
  const statuses = Object.keys(gigStatuses) as GigStatus[];
  return otherWords[word] ?? statuses.find((status) => status.toLowerCase() === word);
}
