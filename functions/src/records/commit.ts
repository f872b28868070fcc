import { setTimeout as pause } from 'node:timers/promises';
import { fieldsOf, identifyEntries, messages, readContent, type Media, type SiteJson } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { stopIfLate } from '../requests/deadline.ts';
import { HttpError } from '../requests/http-error.ts';
import { isTransactionLost } from '../requests/service-down.ts';
import { database } from '../firebase/admin-app.ts';
import { readConsistently } from '../firebase/read-consistently.ts';
import { currentRequest } from '../logging/request-context.ts';
import { createTurns } from '../requests/in-turn.ts';
import type { Change, Save, Documents } from '../kinds/change.ts';
import { assertFits } from '../publishing/assert-fits.ts';
import { assertVisible } from './assert-visible.ts';
import { prepareChanges } from '../kinds/prepare-changes.ts';
import { composeSave } from '../publishing/compose-save.ts';
import { readDescribed, readStoredSite } from '../publishing/read-stored-site.ts';
import { readRecordPath } from '../kinds/record-paths.ts';
import { writeCommit } from './write-commit.ts';

/** The stored and published state after a save. */
type Committed = { documents: Documents; site: SiteJson; described: Record<string, Media> };

/** A save over all of its attempts. */
type Attempt = {
  save: Save;
  /** The author, and the name for the history. */
  actor: { by: string; byName: string };
  /** Ids of the revisions by path, by which an attempt with a lost response is recognised. */
  revisionIds: Map<string, string>;
  giveUpAt: number;
};

/** Time for attempts within a request, in ms: the last one has to end before the deadline. */
const requestTimeoutMs = 5_500;
/** Time for attempts of a script, which nobody waits for. */
const scriptTimeoutMs = 25_000;

/** gRPC codes of contention and lost responses, after which a save is retried. */
const contentionCodes = new Set([4, 6, 9, 10, 14]);

/**
 * Saves in ONE atomic step: the documents, a revision of each, the published parts that they change, and
 * `published/site`.
 *
 * Reads everything in a read-only transaction, and writes with the precondition that `published/site` is unchanged.
 * Every save writes that document, so one that would overwrite another fails and starts again from the new state:
 * nothing is lost, and without locks there are no deadlocks. Resolves with the documents after the change. Throws 409
 * when other saves keep it from getting through, and 413 when the published content would be too large, also if it is
 * still hidden.
 */
export async function commit(save: Save): Promise<Committed> {
  const giveUpAt = Date.now() + (currentRequest() ? requestTimeoutMs : scriptTimeoutMs);
  const actor = { by: save.by, byName: await readName(save.by) };
  const attempt: Attempt = { save, actor, revisionIds: new Map(), giveUpAt };
  for (let failures = 0; ; failures += 1) {
    try {
      return await inTurn(() => {
        assertTimeLeft(giveUpAt);
        return attemptCommit(attempt);
      });
    } catch (error) {
      const isContention = contentionCodes.has((error as { code?: number }).code ?? -1);
      if (!isContention && !isTransactionLost(error)) throw error;
      assertTimeLeft(giveUpAt);
      await pause(Math.random() * Math.min(1500, 100 * 2 ** failures));
    }
  }
}

/** Throws 409 when no time is left. Nothing has been written then, or the last write has failed. */
function assertTimeLeft(giveUpAt: number): void {
  stopIfLate();
  if (Date.now() > giveUpAt) throw new HttpError(409, messages.tooBusy);
}

const inTurn = createTurns();

async function attemptCommit({ save, actor, revisionIds, giveUpAt }: Attempt): Promise<Committed> {
  const now = new Date();
  const prepared = await readConsistently(async (reader) => {
    const stored = await readStoredSite(reader, save.paths, save.anew ?? false, now);
    if (await wasCommitted(revisionIds)) return { stored };
    if (save.onlyWhenDue && !stored.due) return { stored };
    const wanted = await save.plan(stored.documents, stored.site);
    const saving = { stored: stored.documents, byName: actor.byName, now };
    const planned = await prepareChanges(wanted, saving);
    planned.forEach(assertVisible);
    const changes = planned.map((change) => stamp(change, stored.documents, save.by, now));
    await assertFits(reader, changes, now);
    const described = await readDescribed(reader, save.descriptions);
    const after = apply(stored.documents, changes);
    const published = await composeSave(reader, { stored, changes, after, described, now });
    return { stored, described, write: { changes, after, published } };
  });
  const { stored, write, described = {} } = prepared;
  if (!write) return { documents: stored.documents, site: stored.site, described };
  assertTimeLeft(giveUpAt);
  await writeCommit({ ...write, stored, actor, revisionIds, described });
  return { documents: write.after, site: write.published.site, described };
}

/** The author's name, stored in the history because the account may be removed later. */
async function readName(by: string): Promise<string> {
  const user = await database().collection('users').doc(by).get();
  return String(user.get('username') ?? '');
}

/** Whether an earlier attempt succeeded although its response was lost. */
async function wasCommitted(revisionIds: Map<string, string>): Promise<boolean> {
  const [id] = revisionIds.values();
  return id !== undefined && (await database().doc(`revisions/${id}`).get()).exists;
}

/** Adds author, time, and the ids of entries. `updatedAt` always increases, even for two saves in one millisecond. */
function stamp(change: Change, documents: Documents, by: string, now: Date): Change {
  if (!change.after) return change;
  const before = documents.get(change.path);
  const last = before?.['updatedAt'] instanceof Timestamp ? before['updatedAt'].toMillis() : 0;
  const updatedAt = Timestamp.fromMillis(Math.max(now.getTime(), last + 1));
  const createdAt: unknown = before?.['createdAt'] ?? change.after['createdAt'] ?? updatedAt;
  const { kind, id } = readRecordPath(change.path);
  const after = identifyEntries(fieldsOf(kind), change.after, readContent(kind, id, before ?? {}));
  return { ...change, after: { ...after, createdAt, updatedAt, updatedBy: by } };
}

function apply(documents: Documents, changes: Change[]): Documents {
  const result = new Map(documents);
  for (const { path, after } of changes) {
    if (after) result.set(path, after);
    else result.delete(path);
  }
  return result;
}
