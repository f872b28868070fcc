import { createHash } from 'node:crypto';
import {
  gigsPart,
  isGigPart,
  isMonthPart,
  kindOf,
  kindOfPart,
  toJson,
  type Media,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { canonicalJson } from '../backup/project/canonical-json.ts';
import { filesOfSite, type Composition } from './compose.ts';
import { serverKind } from '../kinds/server-kinds.ts';
import type { UnsealedPart } from '../kinds/unsealed-part.ts';

/** Largest published document as JSON, in bytes of UTF-8: half of Firestore's limit. */
const largestPart = 500_000;

/** The documents that a save publishes: the site and the changed parts; undefined deletes one. */
export type Publication = { site: SiteJson; parts: Map<PartName, DocumentData | undefined> };

/** All files that a composition names. */
export function filesOf({ site, parts }: Composition): string[] {
  return [...new Set([...filesOfSite(site), ...[...parts.values()].flatMap((part) => part?.files ?? [])])];
}

/**
 * The documents to store for a composition, each with its files, their metadata and its version. Throws 413 if one of
 * them is too large.
 * @param known the versions of the published parts
 */
export function publication(
  { site, parts, namedPages }: Composition,
  known: SiteJson['parts'],
  media: Record<string, Media>,
  now: Date,
): Publication {
  const isNamed = (name: PartName) => !isGigPart(name) || (namedPages ? namedPages.has(name) : name in known);
  const former = Object.entries(known) as [PartName, string][];
  const versions: SiteJson['parts'] = Object.fromEntries(former.filter(([name]) => isNamed(name)));
  const documents: Publication['parts'] = new Map();
  for (const [name, draft] of parts) {
    const part =
      draft && (name === gigsPart ? trimToSize(draft, media) : checked(name, withVersion(draft, media)));
    // The pages of all gigs in the list are composed with it; only those that differ are written.
    if (part && isGigPart(name) && part['version'] === known[name]) continue;
    documents.set(name, part);
    if (part && isNamed(name)) versions[name] = String(part['version']);
    else delete versions[name];
  }
  const content = { ...site, publishedAt: now, parts: versions };
  const sealed = checked('site', withVersion({ content, files: filesOfSite(site) }, media));
  return { site: sealed as SiteJson, parts: documents };
}

/** As many of the next and latest gigs as fit. They change with time, so they never make a save fail. */
function trimToSize({ content, files }: UnsealedPart, media: Record<string, Media>): DocumentData {
  const { upcoming, past } = toJson(content) as Record<'upcoming' | 'past', { datetime?: string }[]>;
  for (;;) {
    const part = withVersion({ content: { upcoming, past }, files }, media);
    if (sizeOf(part) <= largestPart) return part;
    if (past.length > 0) past.pop();
    else upcoming.splice(lastDated(upcoming), 1);
  }
}

/** Gigs without a date stand in no other list, so those with one make room. */
function lastDated(gigs: { datetime?: string }[]): number {
  const found = gigs.findLastIndex(({ datetime }) => datetime);
  return found === -1 ? gigs.length - 1 : found;
}

function withVersion({ content, files }: UnsealedPart, media: Record<string, Media>): DocumentData {
  const known = files.flatMap((file) => (media[file] ? [[file, media[file]] as const] : []));
  const document = toJson({ ...content, files, media: Object.fromEntries(known) }) as DocumentData;
  const hash = createHash('sha256').update(canonicalJson(document)).digest('base64url');
  return { ...document, version: hash.slice(0, 12) };
}

function checked(name: PartName | 'site', document: DocumentData): DocumentData {
  const bytes = sizeOf(document);
  if (bytes > largestPart) throw new HttpError(413, tooLarge(name, Math.ceil(bytes / 1_000)));
  return document;
}

function sizeOf(document: DocumentData): number {
  return Buffer.byteLength(JSON.stringify(document));
}

function tooLarge(name: PartName | 'site', kilobytes: number): string {
  const because = `has ${kilobytes} kB and can have ${largestPart / 1_000} kB at most, so nothing was saved.`;
  if (name === 'site')
    return `What all pages show ${because} Remove pictures from the galleries, or delete pages that nobody needs.`;
  if (isMonthPart(name)) return `The text of all gigs of this month ${because} Shorten the description.`;
  if (isGigPart(name)) return `The text of this gig ${because} Shorten the description.`;
  const kind = kindOfPart(name)!;
  const { names, publish } = kindOf(kind);
  const what = publish.in === 'list' ? `all ${names.many} together` : names.this;
  return `The text of ${what} ${because} ${serverKind(kind).ifTooLarge ?? 'Shorten it.'}`;
}
