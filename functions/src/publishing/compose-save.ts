import {
  kindNames,
  kindOf,
  nextChangeAt,
  nothingPublished,
  type KindName,
  type Media,
  type PartName,
  type Published,
} from '@venue/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { log } from '../logging/log.ts';
import type { Change, Documents } from '../kinds/change.ts';
import type { Composing } from '../kinds/server-kind.ts';
import { serverKind } from '../kinds/server-kinds.ts';
import { compose, neighboursIn, ofKind, type Neighbours } from './compose.ts';
import { filesOf, publication, type Publication } from './build-parts.ts';
import { readNextChange, visibilitiesOf } from './schedule.ts';
import {
  readMediaOf,
  readPartVersions,
  readPublishedList,
  readPartsWith,
  type StoredSite,
} from './read-stored-site.ts';

/** The part of a save that publishing needs. */
type Changes = {
  stored: StoredSite;
  changes: Change[];
  /** All documents that were read, after the change. */
  after: Documents;
  /** Pictures with new alternative texts, by file name. */
  described: Record<string, Media>;
  now: Date;
};

/** What a save writes: the publication of its changes, without parts that are published already. */
export async function composeSave(reader: Transaction, changes: Changes): Promise<Publication> {
  const published = await composeChanges(reader, changes);
  if (changes.stored.isWhole) leaveOutUnchanged(published, await readPartVersions(reader));
  return published;
}

/**
 * The parts to publish for the changes and for scheduled records, with the metadata of their files. Scheduled records
 * that do not fit stay unpublished until somebody changes them: the save must not fail because of other records.
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
  { stored, changes, after: saved, described, now }: Changes,
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
  const save = { site: isWhole ? nothingPublished : site, changed, before, after, now };
  const neighbours = isWhole ? neighboursIn(after) : await readNeighbours(reader, save);
  const composition = compose(save, neighbours);
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
      const { version: _former, files, media: known, ...content } = part.data() as Published;
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

/** Of thousands of parts few change with a new version of the software; obsolete ones are deleted. */
function leaveOutUnchanged({ parts }: Publication, stored: Map<PartName, unknown>): void {
  for (const [name, version] of stored) {
    const part = parts.get(name);
    if (!part) parts.set(name, undefined);
    else if (part['version'] === version) parts.delete(name);
  }
}

/** The published records of the lists that change, and what the kinds with a composer of their own ask for. */
async function readNeighbours(reader: Transaction, save: Composing): Promise<Neighbours> {
  const found = kindNames.map(async (kind): Promise<[KindName, object[]]> => {
    const own = ofKind(kind, save);
    const { publish } = kindOf(kind);
    if (publish.in === 'list' && own.changed.length > 0)
      return [kind, await readPublishedList(reader, publish.part as PartName, publish.records)];
    return [kind, (await serverKind(kind).compose?.read(reader, own)) ?? []];
  });
  return new Map(await Promise.all(found));
}
