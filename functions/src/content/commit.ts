import { setTimeout as pause } from 'node:timers/promises';
import { messages, type Media, type SiteJson } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { stopIfLate } from '../api/http/deadline.ts';
import { HttpError } from '../api/http/http-error.ts';
import { database } from '../firebase.ts';
import { currentRequest } from '../logging/request-context.ts';
import { createQueue } from '../uploads/queue.ts';
import type { Change, Save } from './change.ts';
import type { Documents } from './compose.ts';
import { publishChanges } from './publish-changes.ts';
import { readPicture, readStoredSite } from './site-documents.ts';
import { writeCommit } from './write-commit.ts';

/** What is stored and live after a save. */
type Committed = { documents: Documents; site: SiteJson; picture: Media | undefined };

/** A save on its way, over all of its attempts. */
type Attempt = {
  save: Save;
  /** Who saves, and the name that is remembered with it. */
  actor: { by: string; byName: string };
  /** Ids of the revisions, by path: an attempt whose answer was lost is found again by them. */
  revisionIds: Map<string, string>;
  giveUpAt: number;
};

/** For so long a save of a request tries to get through, in ms: the last attempt has to end before the deadline. */
const requestTimeoutMs = 5_500;
/** For a script, nobody waits. */
const scriptTimeoutMs = 25_000;

/** gRPC codes of "somebody else was faster, or the answer got lost": trying again is right. */
const contentionCodes = new Set([4, 6, 9, 10, 14]);

/**
 * Saves in ONE atomic step: the documents, a revision of each, the published parts that they change, and
 * `published/site`.
 *
 * Everything is read in a read-only transaction, and written only if `published/site` is still the one
 * that was read. As every save writes that document, a save that would overtake another fails and
 * starts over on what the other left: nothing is lost, and no lock is held that two saves could wait
 * for in a circle. Gives the documents after the change. 409 when there is no getting through, 413 when what
 * would be published is too large.
 */
export async function commit(save: Save): Promise<Committed> {
  const giveUpAt = Date.now() + (currentRequest() ? requestTimeoutMs : scriptTimeoutMs);
  const actor = { by: save.by, byName: await readName(save.by) };
  const attempt: Attempt = { save, actor, revisionIds: new Map(), giveUpAt };
  for (let failures = 0; ; failures += 1) {
    try {
      return await inTurn(() => {
        refuseTooLate(giveUpAt);
        return attemptCommit(attempt);
      });
    } catch (error) {
      if (!contentionCodes.has((error as { code?: number }).code ?? -1)) throw error;
      refuseTooLate(giveUpAt);
      await pause(Math.random() * Math.min(1500, 100 * 2 ** failures));
    }
  }
}

/** 409 once there is no time left; nothing has been written then, or the last write has failed. */
function refuseTooLate(giveUpAt: number): void {
  stopIfLate();
  if (Date.now() > giveUpAt) throw new HttpError(409, messages.tooBusy);
}

const turns = createQueue();
/** An attempt that takes longer than this, in ms, lets the next one pass: it may hang. */
const turnMs = 2_500;

/**
 * Lets the saves of one instance go one after the other: side by side, all but one of them would read in vain.
 * It only saves work; what keeps saves apart is the precondition of their writes.
 */
async function inTurn<T>(attempt: () => Promise<T>): Promise<T> {
  return turns(async () => {
    const running = attempt();
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([settled, pause(turnMs, undefined, { ref: false })]);
    // Wrapped, so that the turn does not wait for it.
    return { running };
  }).then(({ running }) => running);
}

async function attemptCommit({ save, actor, revisionIds, giveUpAt }: Attempt): Promise<Committed> {
  const now = new Date();
  const prepared = await database().runTransaction(
    async (reader) => {
      const stored = await readStoredSite(reader, save.paths, save.anew ?? false, now);
      if (await wasCommitted(revisionIds)) return { stored };
      const planned = await save.plan(stored.documents, stored.site);
      const changes = planned.map((change) => stamp(change, stored.documents, save.by, now));
      const picture = save.picture && (await readPicture(reader, save.picture));
      const described = picture && { [save.picture!.file]: picture };
      const after = apply(stored.documents, changes);
      const published = await publishChanges(reader, { stored, changes, after, described, now });
      return { stored, picture, write: { changes, after, published } };
    },
    { readOnly: true },
  );
  const { stored, write, picture } = prepared;
  if (!write) return { documents: stored.documents, site: stored.site, picture };
  refuseTooLate(giveUpAt);
  await writeCommit({ ...write, stored, actor, revisionIds, picture: save.picture });
  return { documents: write.after, site: write.published.site, picture };
}

/** The name under which somebody saves: the history keeps it, also when the account is long gone. */
async function readName(by: string): Promise<string> {
  const user = await database().collection('users').doc(by).get();
  return String(user.get('username') ?? '');
}

/** Whether an earlier attempt got through although its answer was lost. */
async function wasCommitted(revisionIds: Map<string, string>): Promise<boolean> {
  const [id] = revisionIds.values();
  return id !== undefined && (await database().doc(`revisions/${id}`).get()).exists;
}

/** Adds who and when. `updatedAt` always grows, even when two saves fall into one millisecond. */
function stamp(change: Change, documents: Documents, by: string, now: Date): Change {
  if (!change.after) return change;
  const before = documents.get(change.path);
  const last = before?.['updatedAt'] instanceof Timestamp ? before['updatedAt'].toMillis() : 0;
  const updatedAt = Timestamp.fromMillis(Math.max(now.getTime(), last + 1));
  const createdAt = before?.['createdAt'] ?? change.after['createdAt'] ?? updatedAt;
  return { ...change, after: { ...change.after, createdAt, updatedAt, updatedBy: by } };
}

function apply(documents: Documents, changes: Change[]): Documents {
  const result = new Map(documents);
  for (const { path, after } of changes) {
    if (after) result.set(path, after);
    else result.delete(path);
  }
  return result;
}
