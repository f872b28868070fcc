import { gig, type Gig } from '../gig/gig.ts';
import { kindOf, kinds, type RecordOfKind } from '../kinds.ts';
import type { Json } from './json.ts';
import { gigsPart, isGigPart, isMonthPart, kindOfPart } from './part-names.ts';
import type { ListKind, ListPartName, PartKind, PartName, RecordPartName } from './part-names.ts';
import { readGigs, readWithId } from './read-records.ts';
import type { Published } from './site.ts';

/** Number of gigs in the part `gigs`. */
export const gigsShown = { upcoming: 40, past: 12 } as const;

/** As of the save; pages sort the gigs again by the current time. */
export type GigsPart = Published & {
  /** The next 40, soonest first, and after them all without a date. */
  upcoming: Gig[];
  /** The latest 12, latest first. */
  past: Gig[];
};

/** All gigs of a month, ascending. */
export type MonthPart = Published & { gigs: Gig[] };

/** The gig of one page, or the slug that has replaced this one. */
export type GigPart = Published & { gig?: Gig; movedTo?: string };

/** The part of one record, under the name that its kind gives it there. */
export type RecordPart<K extends PartKind> = {
  [P in PartKind]: Published & { [Name in (typeof kinds)[P]['publish']['record']]: RecordOfKind<P> };
}[K];

/** The part of the records of a kind, under the name that it gives them there. */
export type ListPart<K extends ListKind> = {
  [P in ListKind]: Published &
    (PublishingOf<P> extends { records: infer Name extends string }
      ? { [N in Name]: RecordOfKind<P>[] }
      : unknown);
}[K];

type PublishingOf<K extends ListKind> = (typeof kinds)[K]['publish'];

/** The content of a part, by its name. */
export type Part<N extends PartName = PartName> = N extends typeof gigsPart
  ? GigsPart
  : N extends `gigs-${string}`
    ? MonthPart
    : N extends `gig-${string}`
      ? GigPart
      :
          | { [K in PartKind]: N extends RecordPartName<K> ? RecordPart<K> : never }[PartKind]
          | { [K in ListKind]: N extends ListPartName<K> ? ListPart<K> : never }[ListKind];

/** A part as stored in Firestore (`published/{name}`), sent, and persisted in browsers. */
export type PartJson<N extends PartName = PartName> = Json<Part<N>>;

/** Reads a part from its JSON, with dates as Date and missing fields as empty. */
export function readPart<N extends PartName>(name: N, json: PartJson<N>): Part<N> {
  const { version = '', files = [], media = {}, ...content } = json;
  return { version, files, media, ...readContents(name, content) } as unknown as Part<N>;
}

type Stored = { _id?: string };

function readContents(name: PartName, content: object): object {
  const gigs = content as Partial<Json<Omit<GigsPart & MonthPart & GigPart, keyof Published>>>;
  if (name === gigsPart) return { upcoming: readGigs(gigs.upcoming), past: readGigs(gigs.past) };
  if (isMonthPart(name)) return { gigs: readGigs(gigs.gigs) };
  if (isGigPart(name)) return gigs.movedTo ? { movedTo: gigs.movedTo } : { gig: readWithId(gig, gigs.gig) };
  const kind = kindOfPart(name);
  if (!kind) return {};
  const { fields, publish } = kindOf(kind);
  const stored = content as Record<string, Stored & Stored[]>;
  if (publish.in === 'part') return { [publish.record]: readWithId(fields, stored[publish.record]) };
  if (publish.in !== 'list') return {};
  const records: Stored[] = stored[publish.records] ?? [];
  return { [publish.records]: records.map((record) => readWithId(fields, record)) };
}
