import {
  closedTonight,
  endOfNight,
  nightEndsAt,
  fromLocalInput,
  nightOf,
  notice,
  readContent,
  singleId,
  type ClosableHouse,
  type ClosedTonight,
} from '@venue/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { allFields } from '../records/all-fields.ts';
import type { Change, Documents } from '../kinds/change.ts';
import { recordPath } from '../kinds/record-paths.ts';

const paths = {
  hours: recordPath('openingHours', singleId),
  notice: recordPath('notice', singleId),
  closed: recordPath('closedTonight', singleId),
};

/** All that "closed tonight" changes in one step: tonight's gigs, too, and those that it has changed before. */
export type ClosureRecords = ClosableHouse & { closed: ClosedTonight };

/** Paths of the records that closing tonight, or opening again, may change. */
export async function closablePaths(now: Date): Promise<string[]> {
  const night = nightOf(now);
  const events = database().collection('events');
  const [stored, tonight] = await Promise.all([
    database().doc(paths.closed).get(),
    events
      .where('datetime', '>=', fromLocalInput(`${night}T${nightEndsAt}`))
      .where('datetime', '<', endOfNight(night))
      .get(),
  ]);
  const { gigs } = readContent('closedTonight', singleId, stored.data() ?? {});
  const ids = [...gigs.map(({ id }) => id), ...tonight.docs.map(({ id }) => id)];
  return [...Object.values(paths), ...new Set(ids.map((id) => recordPath('events', id)))];
}

/** Reads what a save has read at `closablePaths`. */
export function readClosable(documents: Documents): ClosureRecords {
  const events = [...documents].filter(([path]) => path.startsWith('events/'));
  return {
    hours: readContent('openingHours', singleId, documents.get(paths.hours) ?? {}),
    notice: readContent('notice', singleId, documents.get(paths.notice) ?? {}),
    closed: readContent('closedTonight', singleId, documents.get(paths.closed) ?? {}),
    gigs: new Map(
      events.map(([path, data]) => {
        const gig = readContent('events', path.slice('events/'.length), data);
        return [gig._id, gig];
      }),
    ),
  };
}

/** The changes of a save that make the stored records those of `after`. */
export function closableChanges(
  documents: Documents,
  before: ClosureRecords,
  after: ClosureRecords,
): Change[] {
  const { specialDays } = after.hours;
  const { earlier = [] } = after.notice;
  const gigs = [...after.gigs].filter(([id, gig]) => gig !== before.gigs.get(id));
  return [
    ...(after.hours === before.hours ? [] : [update(documents, paths.hours, { specialDays })]),
    ...(after.notice === before.notice
      ? []
      : [update(documents, paths.notice, allFields(notice, { ...after.notice, earlier }))]),
    ...gigs.map(([id, { status, statusNote }]) =>
      update(documents, recordPath('events', id), { status, statusNote }),
    ),
    update(documents, paths.closed, allFields(closedTonight, after.closed)),
  ];
}

function update(documents: Documents, path: string, fields: DocumentData): Change {
  const before = documents.get(path);
  return { path, operation: before ? 'update' : 'create', after: { ...before, ...fields } };
}
