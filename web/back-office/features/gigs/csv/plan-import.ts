import { fromLocalInput, gig, nightOf, toInput, type InputOf, type Gig } from '@venue/domain';
import { gigSchema } from '@venue/domain/schemas';
import { ValidationError } from 'yup';
import type { GigLine } from './read-gigs.ts';

type GigInput = InputOf<typeof gig>;

/** A gig as the import sends it: a new one, or with its id one that is stored. */
export type ImportedGig = Partial<GigInput> & { _id?: string; updatedAt?: Date };

/** What a line of a file becomes. */
export type PlannedLine = {
  /** Its row in a spreadsheet. */
  line: number;
  artist: string;
  /** The start as a form value; empty if it could not be read. */
  datetime: string;
} & (
  | { kind: 'wrong'; problems: string[] }
  | { kind: 'same' }
  | { kind: 'new'; send: ImportedGig }
  /** `changes` are the labels of the fields that get another value. */
  | { kind: 'changed'; send: ImportedGig; changes: string[] }
);

/**
 * What each line of a file becomes. A line with the artist and the night of a stored gig changes that gig, where its
 * cells say something else; every other line is a new gig.
 * @param stored the gigs of the nights that the file names, at least
 * @param keyOf the artist as it is compared: without accents and capitals
 */
export function planImport(
  lines: readonly GigLine[],
  stored: readonly Gig[],
  keyOf: (artist: string) => string,
): PlannedLine[] {
  const key = (artist: string, start: Date) => `${nightOf(start)} ${keyOf(artist)}`;
  const known = new Map(
    stored.flatMap((each) => (each.datetime ? [[key(each.artist, each.datetime), each]] : [])),
  );
  const seen = new Map<string, number>();
  return lines.map(({ line, values, problems }): PlannedLine => {
    const { artist = '', datetime = '' } = values;
    const place = { line, artist, datetime };
    if (problems.length > 0) return { ...place, kind: 'wrong', problems };
    const found = invalidFields(values);
    if (found.length > 0) return { ...place, kind: 'wrong', problems: found };
    const same = key(artist, fromLocalInput(datetime));
    const earlier = seen.get(same);
    if (earlier) return { ...place, kind: 'wrong', problems: [twice(earlier)] };
    seen.set(same, line);
    const before = known.get(same);
    if (!before) return { ...place, kind: 'new', send: values };
    const changed = changedFields(values, toInput(gig, before));
    if (changed.length === 0) return { ...place, kind: 'same' };
    const { _id, updatedAt } = before;
    const send = { _id, ...(updatedAt && { updatedAt }), ...Object.fromEntries(changed) };
    return { ...place, kind: 'changed', send, changes: changed.map(([name]) => gig[name].label) };
  });
}

/** The gigs to send; undefined while a line is wrong, so that nothing is stored then. */
export function gigsToImport(plan: readonly PlannedLine[]): ImportedGig[] | undefined {
  if (plan.some(({ kind }) => kind === 'wrong')) return undefined;
  return plan.flatMap((line) => ('send' in line ? [line.send] : []));
}

function twice(earlier: number): string {
  return `Line ${earlier} has this artist on the same night already. Delete one of the two lines.`;
}

type ChangedField = [name: keyof GigInput, value: string];

/** The fields that the line says something else about. */
function changedFields(values: Partial<GigInput>, before: GigInput): ChangedField[] {
  const said = Object.entries(values) as ChangedField[];
  return said.filter(([name, value]) => name !== 'artist' && tidy(value) !== tidy(String(before[name])));
}

/** A file has its own line breaks, and no space around the text of a cell. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** What the server would refuse, as sentences that name the field. */
function invalidFields(values: Partial<GigInput>): string[] {
  try {
    gigSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.map(({ path = '', message }) => `${labelOf(path)}: ${message}`);
  }
}

function labelOf(path: string): string {
  return path in gig ? gig[path as keyof typeof gig].label : path;
}

/** "2 new, 1 changed, 3 unchanged", or with wrong lines only their number. */
export function countPlan(plan: readonly PlannedLine[]): string {
  const count = (kind: PlannedLine['kind']) => plan.filter((line) => line.kind === kind).length;
  const wrong = count('wrong');
  if (wrong > 0) return wrong === 1 ? 'one line is wrong' : `${wrong} lines are wrong`;
  const parts = [
    [count('new'), 'new'],
    [count('changed'), 'changed'],
    [count('same'), 'unchanged'],
  ] as const;
  return parts.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ');
}
