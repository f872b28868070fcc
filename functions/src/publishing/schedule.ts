import {
  kindNames,
  isDue,
  nextChangeAt,
  readContent,
  readFields,
  visibility,
  singleId,
  type Visibility,
  type SiteJson,
} from '@venue/domain';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import type { Change, Documents } from '../kinds/change.ts';
import { canBeHidden } from '../kinds/to-public-record.ts';
import { readRecordPath, recordPath } from '../kinds/record-paths.ts';
import { serverKind } from '../kinds/server-kinds.ts';

/** Starts and ends of records, by path; a notice that covers another one has those of both. */
type Schedule = Map<string, Visibility[]>;

/** What has started or ended since the site was published: the stored records, and the schedule from then on. */
export type Due = { documents: Documents; schedule: Schedule };

/** Reads what has started or ended since the site was published; undefined if nothing is due. */
export async function readDue(
  reader: Transaction,
  site: SiteJson | undefined,
  now: Date,
): Promise<Due | undefined> {
  if (!site?.nextChangeAt || !isDue(site, now)) return undefined;
  const since = new Date(site.nextChangeAt);
  const schedule = await readSchedule(reader, since);
  const isPassed = (moment?: Date) => moment !== undefined && since <= moment && moment <= now;
  const passed = [...schedule].filter(([, showings]) =>
    showings.some(({ showFrom, showUntil }) => isPassed(showFrom) || isPassed(showUntil)),
  );
  const refs = passed.map(([path]) => database().doc(path));
  const documents: Documents = new Map();
  for (const doc of refs.length > 0 ? await reader.getAll(...refs) : []) {
    const data = doc.data();
    if (data) documents.set(doc.ref.path, data);
  }
  return { documents, schedule };
}

/** The starts and ends of all records that have one at or after a moment. */
async function readSchedule(reader: Transaction, since: Date): Promise<Schedule> {
  const queries = kindNames.filter(canBeHidden).flatMap((kind) =>
    (['showFrom', 'showUntil'] as const).map((field) =>
      reader.get(
        database()
          .collection(kind)
          .where(field, '>=', since)
          .select(...Object.keys(visibility)),
      ),
    ),
  );
  const singles = kindNames
    .filter((kind) => serverKind(kind).visibilities)
    .map((kind) => reader.get(database().doc(recordPath(kind, singleId))));
  const [records, found] = await Promise.all([Promise.all(singles), Promise.all(queries)]);
  const docs = [...records, ...found.flatMap((query) => query.docs)];
  return new Map(docs.map((doc) => [doc.ref.path, visibilitiesOf(doc.ref.path, doc.data() ?? {})]));
}

/**
 * The site's next start or end after a save. Reads the schedule only when the one that was known has passed or may no
 * longer exist; usually the changed records tell.
 */
export async function readNextChange(
  reader: Transaction,
  {
    site,
    due,
    changes,
    before,
  }: { site: SiteJson; due: Due | undefined; changes: Change[]; before: Documents },
  now: Date,
): Promise<Date | undefined> {
  const changed: Schedule = new Map(
    changes.map(({ path, after }) => [path, after ? visibilitiesOf(path, after) : []]),
  );
  const known = site.nextChangeAt ? new Date(site.nextChangeAt) : undefined;
  const mayBeGone = changes.some(({ path }) =>
    visibilitiesOf(path, before.get(path) ?? {}).some(({ showFrom, showUntil }) =>
      [showFrom, showUntil].some((moment) => moment?.getTime() === known?.getTime()),
    ),
  );
  if (!known || (!due && !mayBeGone))
    return nextChangeAt([...[...changed.values()].flat(), { showFrom: known }], now);
  const schedule = due?.schedule ?? (await readSchedule(reader, now));
  return nextChangeAt([...new Map([...schedule, ...changed]).values()].flat(), now);
}

/** When guests see a stored record. */
export function visibilitiesOf(path: string, data: DocumentData): Visibility[] {
  const { kind, id } = readRecordPath(path);
  const { visibilities } = serverKind(kind);
  return visibilities?.(readContent(kind, id, data)) ?? [readFields(visibility, data)];
}
