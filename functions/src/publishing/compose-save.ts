import {
  nextChangeAt,
  nothingPublished,
  type Media,
  type Gig,
  type PartName,
  type SiteJson,
} from '@venue/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { log } from '../logging/log.ts';
import type { Change, Documents } from '../kinds/change.ts';
import { compose, gigsOf, monthsOf, needsGigs } from './compose.ts';
import { recordPath } from '../kinds/record-paths.ts';
import { filesOf, publication, type Publication } from './build-parts.ts';
import { readNextChange, visibilitiesOf } from './schedule.ts';
import {
  readGigsAround,
  readMediaOf,
  readPartVersions,
  readPartsWith,
  type StoredSite,
} from './read-stored-site.ts';

/** The part of a save that publishing needs. */
type Changes = {
  stored: StoredSite;
  changes: Change[];
  /** All documents that were read, after the change. */
  after: Documents;
  /** A picture with a new alternative text, by its file name. */
  described: Record<string, Media> | undefined;
  now: Date;
};

/** What a save writes: the publication of its changes, without parts that are published already. */
export async function composeSave(reader: Transaction, changes: Changes): Promise<Publication> {
  const published = await composeChanges(reader, changes);
  if (changes.stored.isWhole) leaveOutUnchanged(published, await readPartVersions(reader));
  return published;
}

/**
 * The publication of the changes and of what is due, with the metadata of its files. Due records that do not fit stay
 * unpublished until somebody changes them: the save is not theirs, and must not fail because of them.
 */
export async function composeChanges(reader: Transaction, all: Changes): Promise<Publication> {
  const { due } = all.stored;
  const composeWith = (documents: Documents) =>
    composeAll(reader, { ...all, stored: { ...all.stored, due: due && { ...due, documents } } });
  const whole = await composeWith(due?.documents ?? new Map()).catch(undefinedIfTooLarge);
  if (whole) return whole;
  const fitting: Documents = new Map();
  let published = await composeWith(fitting);
  for (const [path, document] of due?.documents ?? []) {
    fitting.set(path, document);
    const next = await composeWith(fitting).catch(undefinedIfTooLarge);
    if (next) {
      published = next;
      continue;
    }
    fitting.delete(path);
    log.error('A record is too large to be published at its time.', { path });
  }
  return published;
}

function undefinedIfTooLarge(error: unknown): undefined {
  if (!(error instanceof HttpError) || error.status !== 413) throw error;
}

async function composeAll(
  reader: Transaction,
  { stored, changes, after: saved, described = {}, now }: Changes,
): Promise<Publication> {
  const { site, isWhole, due } = stored;
  const [before, after] = [new Map(stored.documents), new Map(saved)];
  const paths = changes.map(({ path }) => path);
  for (const [path, document] of due?.documents ?? []) {
    if (paths.includes(path)) continue;
    for (const documents of [before, after]) documents.set(path, document);
    paths.push(path);
  }
  const changed = isWhole ? [...new Set([...before.keys(), ...paths])] : paths;
  const gigs = isWhole
    ? gigsOf(after)
    : needsGigs(site, changed, now)
      ? await readGigsAfter(reader, site, paths, before, after, now)
      : [];
  const composition = compose(isWhole ? nothingPublished : site, changed, before, after, gigs, now);
  const next = isWhole
    ? nextChangeAt(
        [...after].flatMap(([path, data]) => visibilitiesOf(path, data)),
        now,
      )
    : await readNextChange(reader, { site, due, changes, before }, now);
  composition.site.nextChangeAt = next?.toISOString();
  const media: Record<string, Media> = isWhole ? {} : { ...site.media };
  for (const file of Object.keys(described)) {
    for (const part of await readPartsWith(reader, file)) {
      const { version: _former, files, media: known, ...content } = part.data()!;
      Object.assign(media, known);
      const name = part.id as PartName;
      if (!composition.parts.has(name)) composition.parts.set(name, { content, files });
    }
  }
  const unknown = filesOf(composition).filter((file) => !media[file]);
  Object.assign(media, await readMediaOf(reader, unknown), described);
  const known = isWhole ? {} : site.parts;
  return publication(composition, known, media, now);
}

/** Of thousands of parts few change with a new version of the software; those that are gone are deleted. */
function leaveOutUnchanged({ parts }: Publication, stored: Map<PartName, unknown>): void {
  for (const [name, version] of stored) {
    const part = parts.get(name);
    if (!part) parts.set(name, undefined);
    else if (part['version'] === version) parts.delete(name);
  }
}

/** The gigs around now and those of the changed months, with the changes applied. */
async function readGigsAfter(
  reader: Transaction,
  site: SiteJson,
  paths: string[],
  before: Documents,
  after: Documents,
  now: Date,
): Promise<Gig[]> {
  const changed = paths.filter((path) => path.startsWith('events/'));
  const months = changed.flatMap((path) => monthsOf(path, before, after));
  const around = await readGigsAround(reader, site, months, changed.length, now);
  const others = around.filter(({ _id }) => !changed.includes(recordPath('events', _id)));
  const saved = new Map([...after].filter(([path]) => changed.includes(path)));
  return [...others, ...gigsOf(saved)];
}
