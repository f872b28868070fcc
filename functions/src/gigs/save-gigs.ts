import { messages, readContent, type Gig } from '@venue/domain';
import { gigTimesSchema, type Descriptions } from '@venue/domain/schemas';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Actor } from '../requests/actor.ts';
import { HttpError } from '../requests/http-error.ts';
import { parseBody } from '../requests/read-input.ts';
import { database } from '../firebase/admin-app.ts';
import { commit } from '../records/commit.ts';
import { recordPath } from '../kinds/record-paths.ts';
import { assertNotStale } from '../records/save.ts';

/** A gig to store: some fields of the one with an id, or of a new one; `basedOn` as in SaveOptions. */
export type GigEdit = { id?: string; fields: DocumentData; basedOn?: Date | undefined };

/** The times of a gig that belong to its start. */
const times = ['doorsAt', 'endsAt'] as const;

/**
 * Creates and changes gigs in one commit, all or none, and resolves with them in the same order. When the start moves,
 * doors and end that were not sent move along. Throws 400 if the times of a gig contradict each other, 404 for an
 * unknown id, 409 if a gig has been changed or deleted since `basedOn`.
 * @param descriptions new alternative texts of stored pictures, by file name, written in the same commit
 */
export async function saveGigs(
  edits: readonly GigEdit[],
  by: Actor,
  descriptions?: Descriptions,
): Promise<Gig[]> {
  const collection = database().collection('events');
  const gigs = edits.map((edit) => {
    const id = edit.id ?? collection.doc().id;
    return { ...edit, _id: id, path: recordPath('events', id) };
  });
  const { documents } = await commit({
    by: by.uid,
    paths: gigs.map(({ path }) => path),
    descriptions,
    plan: async (stored) =>
      Promise.all(
        gigs.map(async ({ id, path, fields, basedOn }) => {
          const before = stored.get(path);
          if (id !== undefined && !before) throw goneError(basedOn);
          await assertNotStale(before, basedOn);
          const after = { ...before, ...(await withTimes(fields, before)) };
          return { path, operation: before ? ('update' as const) : ('create' as const), after };
        }),
      ),
  });
  return gigs.map(({ _id, path }) => readContent('events', _id, documents.get(path)!));
}

function goneError(basedOn: Date | undefined): HttpError {
  return basedOn ? new HttpError(409, messages.deletedMeanwhile) : new HttpError(404, messages.unknownRecord);
}

/** The fields with doors and end at the same distance from a start that moves; a gig without a start has neither. */
async function withTimes(fields: DocumentData, before: DocumentData | undefined): Promise<DocumentData> {
  const isTimed = ['datetime', ...times].some((name) => name in fields);
  if (!isTimed) return fields;
  const was = readContent('events', '', before ?? {});
  const wanted = fields['datetime'] as Date | null | undefined;
  const start = 'datetime' in fields ? (wanted ?? undefined) : was.datetime;
  const shift = start && was.datetime ? start.getTime() - was.datetime.getTime() : 0;
  const moved = times.map((name): [string, unknown] => {
    if (!start) return [name, null];
    const kept = was[name] && new Date(was[name].getTime() + shift);
    return [name, name in fields ? fields[name] : (kept ?? null)];
  });
  const all = { datetime: start ?? null, ...Object.fromEntries(moved) } as DocumentData;
  await parseBody(gigTimesSchema, all);
  const isChanged = (name: string) => name in fields || (before?.[name] ?? null) !== null;
  return { ...fields, ...Object.fromEntries(Object.entries(all).filter(([name]) => isChanged(name))) };
}
