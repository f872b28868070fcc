import {
  closeHouse,
  endOfNight,
  findArea,
  isClosed,
  isWholeHouse,
  messages,
  nightOf,
  readContent,
  singleId,
  takeBack,
  type ClosedTonight,
  type GigStatus,
} from '@venue/domain';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { closableChanges, closablePaths, readClosable } from './closure-records.ts';
import { commit } from '../records/commit.ts';
import type { Documents } from '../kinds/change.ts';
import { recordPath } from '../kinds/record-paths.ts';
import { assertNotStale, lastSave } from '../records/save.ts';

/** What to close: the whole house without an area, until the end of tonight without `until`. */
export type CloseRequest = {
  area?: string | undefined;
  reason?: string | undefined;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
  eventStatus?: GigStatus | '' | undefined;
  /** The `updatedAt` of the closure that was seen, also of one that is over. */
  basedOn?: Date | undefined;
};

/**
 * Closes an area or the whole house in one commit: special days, notice and, with `eventStatus`, tonight's gigs. What
 * was closed before by the same call is taken back in it, so there is one closure at a time. Throws 400 for an area
 * that the opening hours do not have, and 409 if somebody has closed or opened since `basedOn`, or, without it, if
 * something is closed.
 */
export async function closeTonight(request: CloseRequest, by: Actor): Promise<ClosedTonight> {
  const now = new Date();
  const { area: named = '', reason = '', eventStatus } = request;
  const from = request.from ?? undefined;
  const until = request.until ?? endOfNight(nightOf(now));
  return save(now, by, async (documents) => {
    const before = readClosable(documents);
    await assertSeen(documents, before.closed, request.basedOn, now);
    const open = isClosed(before.closed, now) ? takeBack(before.closed, before) : before;
    const area = isWholeHouse({ area: named }) ? '' : findArea(open.hours, named)?.name;
    if (area === undefined) throw new HttpError(400, messages.areaUnknown(named), { field: 'area' });
    const after = closeHouse(open, { area, reason: reason.trim(), from, until }, eventStatus, now);
    return closableChanges(documents, before, { ...after, closed: { _id: singleId, ...after.closed } });
  });
}

/**
 * Takes back what `closeTonight` has done, in one commit, except what somebody has changed since. Resolves with what
 * stays for that reason, in words. Throws 404 when nothing is closed, and 409 when something else was closed since
 * `basedOn`.
 */
export async function openAgain(by: Actor, basedOn?: Date): Promise<string[]> {
  const now = new Date();
  let changed: string[] = [];
  await save(now, by, async (documents) => {
    const before = readClosable(documents);
    if (!isClosed(before.closed, now)) throw new HttpError(404, messages.nothingClosed);
    await assertNotStale(documents.get(closurePath), basedOn);
    const after = takeBack(before.closed, before);
    changed = after.changed;
    const closed = readContent('closedTonight', singleId, {});
    return closableChanges(documents, before, { ...after, closed });
  });
  return changed;
}

const closurePath = recordPath('closedTonight', singleId);

/** Nobody takes back a closure that they have not seen. */
async function assertSeen(
  documents: Documents,
  closed: ClosedTonight,
  basedOn: Date | undefined,
  now: Date,
): Promise<void> {
  const stored = documents.get(closurePath);
  if (basedOn || !stored || !isClosed(closed, now)) return assertNotStale(stored, basedOn);
  const { name, at } = await lastSave(stored);
  throw new HttpError(409, messages.closedAlready(name, at, closed.notice));
}

async function save(
  now: Date,
  by: Actor,
  plan: Parameters<typeof commit>[0]['plan'],
): Promise<ClosedTonight> {
  const { documents } = await commit({ by: by.uid, paths: await closablePaths(now), plan });
  return readContent('closedTonight', singleId, documents.get(closurePath) ?? {});
}
