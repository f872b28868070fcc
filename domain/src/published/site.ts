import type { Gig } from '../gig/gig.ts';
import { kindNames, kindOf, type KindName, type kinds, type RecordOfKind } from '../kinds.ts';
import type { Media } from '../media/media.ts';
import type { Fields, Flat, ValuesOf } from '../record/field.ts';
import { readRecord } from '../record/read.ts';
import { singleId, type Kind } from '../record/kind.ts';
import { toJson, type Json } from './json.ts';
import type { PartKind, PartName } from './part-names.ts';
import { readGigs, readWithId } from './read-records.ts';

/** The fields that all published documents have. */
export type Published = {
  /** Hash of the rest of the document: the same version always means the same content. */
  version: string;
  /** Names of the pictures and videos in the document. */
  files: string[];
  /** Metadata of these files by name; missing for a file that was never stored. */
  media: Record<string, Media>;
};

/** The records that are in the site as a whole. */
type SiteRecords = {
  [K in KindName as (typeof kinds)[K]['publish'] extends { in: 'site' } ? K : never]: RecordOfKind<K>;
};

type PublishingOf<K extends PartKind> = (typeof kinds)[K]['publish'];

/** What the server knows of a record besides its fields, for its link. */
export type LinkFacts<K extends PartKind> =
  PublishingOf<K> extends { links: { facts: infer Facts extends Fields } } ? ValuesOf<Facts> : object;

/** What the site has of a record whose part a page reads. */
export type LinkOf<K extends PartKind> = Flat<
  Pick<RecordOfKind<K>, '_id' | Extract<LinkedName<K>, keyof RecordOfKind<K>>> & LinkFacts<K>
>;

type LinkedName<K extends PartKind> =
  PublishingOf<K> extends { links: { fields: readonly (infer Name)[] } } ? Name : never;

/** All links, in the order of their kind. */
type SiteLinks = {
  [
    K in PartKind as PublishingOf<K> extends { links: { in: infer Name extends string } } ? Name : never
  ]: LinkOf<K>[];
};

/** A menu in the navigation. */
export type MenuTab = LinkOf<'menus'>;

/** A custom page in the navigation. */
export type CustomPageLink = LinkOf<'routes'>;

/**
 * The small document that every page reads: settings, hours, navigation, the next gigs and the version of each part.
 * Larger content is in the parts, of which a page reads at most one. The notice is not there before it has started; its
 * end is included, because open and cached pages outlive it.
 */
export type Site = Published &
  SiteRecords &
  SiteLinks & {
    publishedAt: Date;
    /**
     * When the site changes next without a save, because a menu, a page or a gig appears or goes. Once it has passed,
     * `POST /recompose` publishes the change.
     */
    nextChangeAt?: Date;
    /** The upcoming gigs of the part `gigs` as of the save, in its order, without description, links and picture. */
    nextGigs: Gig[];
    parts: Partial<Record<PartName, string>>;
  };

/** The site as stored in Firestore (`published/site`), sent, and persisted in browsers. */
export type SiteJson = Json<Site>;

/** Reads a site from its JSON, with dates as Date and missing fields as empty. */
export function readSite(json: SiteJson): Site {
  const stored: Partial<SiteJson> = json;
  return {
    version: stored.version ?? '',
    publishedAt: new Date(stored.publishedAt ?? 0),
    ...(stored.nextChangeAt && { nextChangeAt: new Date(stored.nextChangeAt) }),
    ...readKinds(stored),
    nextGigs: readGigs(stored.nextGigs),
    parts: stored.parts ?? {},
    files: stored.files ?? [],
    media: stored.media ?? {},
  };
}

/** The records and links of all kinds in a site. */
function readKinds(stored: object): SiteRecords & SiteLinks {
  const found = stored as Record<string, object>;
  const read: Record<string, object> = {};
  for (const name of kindNames) {
    const kind = kindOf(name);
    const { publish } = kind;
    if (publish.in === 'site') read[name] = readRecord(kind.fields, singleId, found[name] ?? {});
    if (publish.in !== 'part' || !publish.links) continue;
    const links = (found[publish.links.in] ?? []) as { _id?: string }[];
    const fields = linkFields(kind, publish.links);
    read[publish.links.in] = links.map((link) => readWithId(fields, link));
  }
  return read as SiteRecords & SiteLinks;
}

function linkFields({ fields }: Kind, links: { fields: readonly string[]; facts?: Fields }): Fields {
  return { ...Object.fromEntries(links.fields.map((name) => [name, fields[name]!])), ...links.facts };
}

/** A site without content, as before the first save. */
export const emptySite: Site = /* @__PURE__ */ readSite({} as SiteJson);

/** What is published before the first save: every text empty, no menus, no gigs. */
export const nothingPublished: SiteJson = /* @__PURE__ */ toJson(emptySite);
