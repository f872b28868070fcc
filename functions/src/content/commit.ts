import { setTimeout as pause } from 'node:timers/promises';
import type { Media, PublishedSite } from '@venue/domain';
import { Timestamp, type DocumentData, type WriteBatch } from 'firebase-admin/firestore';
import { Refusal } from '../api/http/refusal.ts';
import { database } from '../firebase.ts';
import { stopIfLate } from '../api/http/deadline.ts';
import { currentRequest } from '../logging/request-context.ts';
import { refusals } from '../api/http/refusals.ts';
import { createQueue } from '../uploads/queue.ts';
import { toJson } from './json.ts';
import { publishedPath, readRecordPath } from './kinds.ts';
import { composeSite, namedFiles, published, type Documents } from './publish.ts';
import { readMediaOf, readPicture, readStoredSite, type StoredSite } from './site-documents.ts';

export type Operation = 'create' | 'update' | 'delete' | 'restore';

/** One document's change. `after` undefined deletes it. */
export type Change = { path: string; operation: Operation; after: DocumentData | undefined };

/** What to save: the documents it needs besides the published ones, and the changes it makes of them. */
export type Save = {
  /** uid of who saves, or a word for a script. */
  by: string;
  paths: string[];
  /** Pure: runs once per attempt. Throws a Refusal to give up. */
  plan: (documents: Documents) => Change[];
  /** A stored picture that is described anew. 404 when there is none of that name. */
  picture?: { file: string; alt: string };
};

/** What is stored and live after a save. */
type Committed = { documents: Documents; site: PublishedSite; picture: Media | undefined };

/** Who saves, and the name that is remembered with it. */
type Actor = { by: string; byName: string };

/** For so long a save of a request tries to get through, in ms: the last attempt has to end before the deadline. */
const requestTimeoutMs = 5_500;
/** For a script, nobody waits. */
const scriptTimeoutMs = 25_000;

/** gRPC codes of "somebody else was faster, or the answer got lost": trying again is right. */
const contentionCodes = new Set([4, 6, 9, 10, 14]);

/**
 * Saves in ONE atomic step: the documents, a revision of each, and the recomposed `published/site`.
 *
 * Everything is read in a read-only transaction, and written only if `published/site` is still the one
 * that was read. As every save writes that document, a save that would overtake another fails and
 * starts over on what the other left: nothing is lost, and no lock is held that two saves could wait
 * for in a circle. Gives the documents after the change. 409 when there is no getting through.
 */
export async function commit(save: Save): Promise<Committed> {
  const revisionIds = new Map<string, string>();
  const giveUpAt = Date.now() + (currentRequest() ? requestTimeoutMs : scriptTimeoutMs);
  const actor = { by: save.by, byName: await readName(save.by) };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inTurn(() => {
        refuseTooLate(giveUpAt);
        return attemptCommit(save, actor, revisionIds, attempt > 0, giveUpAt);
      });
    } catch (error) {
      if (!contentionCodes.has((error as { code?: number }).code ?? -1)) throw error;
      refuseTooLate(giveUpAt);
      await pause(Math.random() * Math.min(1500, 100 * 2 ** attempt));
    }
  }
}

/** 409 once there is no time left; nothing has been written then, or the last write has failed. */
function refuseTooLate(giveUpAt: number): void {
  stopIfLate();
  if (Date.now() > giveUpAt) throw new Refusal(409, refusals.tooBusy);
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

async function attemptCommit(
  save: Save,
  actor: Actor,
  revisionIds: Map<string, string>,
  isRetry: boolean,
  giveUpAt: number,
): Promise<Committed> {
  const db = database();
  const now = new Date();
  const prepared = await db.runTransaction(
    async (reader) => {
      const stored = await readStoredSite(reader, save.paths, now);
      if (isRetry && (await wasCommitted(revisionIds))) return { stored, changes: [], media: {} };
      const changes = save
        .plan(stored.documents)
        .map((change) => stamp(change, stored.documents, save.by, now));
      const documents = apply(stored.documents, changes);
      const files = namedFiles(composeSite(documents, now));
      const media = await readMediaOf(reader, files);
      const picture = save.picture && (await readPicture(reader, save.picture));
      if (picture && files.includes(save.picture!.file)) media[save.picture!.file] = picture;
      return { stored: { ...stored, documents }, before: stored.documents, changes, media, picture };
    },
    { readOnly: true },
  );
  const { stored, changes, media, before, picture } = prepared;
  const site = published(
    composeSite(stored.documents, now),
    media,
    (stored.published?.version ?? 0) + 1,
    now,
  );
  if (before) {
    refuseTooLate(giveUpAt);
    await write(save, changes, before, stored.published, site, actor, revisionIds);
  }
  return { documents: stored.documents, site, picture };
}

async function write(
  { picture }: Save,
  changes: Change[],
  before: Documents,
  known: StoredSite['published'],
  site: PublishedSite,
  actor: Actor,
  revisionIds: Map<string, string>,
): Promise<void> {
  const db = database();
  const batch = db.batch();
  for (const { path, operation, after } of changes) {
    if (after) batch.set(db.doc(path), after);
    else batch.delete(db.doc(path));
    const id = revisionIds.get(path) ?? db.collection('revisions').doc().id;
    revisionIds.set(path, id);
    batch.create(db.doc(`revisions/${id}`), {
      path,
      kind: readRecordPath(path).kind,
      operation,
      before: before.get(path) ?? null,
      ...actor,
      at: site.publishedAt,
    });
  }
  if (picture) batch.update(db.doc(`media/${picture.file}`), { alt: picture.alt });
  writePublished(batch, known, site);
  await batch.commit();
}

/** The name under which somebody saves: the history keeps it, also when the account is long gone. */
async function readName(by: string): Promise<string> {
  const user = await database().collection('users').doc(by).get();
  return String(user.get('username') ?? '');
}

/** The write that fails when anybody else published in the meantime. */
function writePublished(batch: WriteBatch, known: StoredSite['published'], site: PublishedSite): void {
  const ref = database().doc(publishedPath);
  const document = toJson(site) as DocumentData;
  if (!known) {
    batch.create(ref, document);
    return;
  }
  // Every field is named, so an update replaces the whole document; only updates take a precondition.
  batch.update(ref, document, { lastUpdateTime: known.writtenAt });
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
