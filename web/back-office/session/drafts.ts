import { notesOfPicked, withoutLost, type LostFile, type PickedNotes } from '../media/lost-files.ts';
import { storedValue } from './stored-value.ts';

/** What somebody typed and has not saved, on what it was based, and when it was typed. */
export type Draft<Values> = {
  values: Values;
  basedOn: string | undefined;
  at: string;
  /** Files that were picked on an earlier page and never stored: `values` names what they were to replace. */
  lost?: LostFile[];
};

/** A draft as it is stored. */
type StoredDraft<Values> = Draft<Values> & { picked?: PickedNotes };

const prefix = 'office-draft';
let isClosed = false;

function stored<Value>(area: 'localStorage' | 'sessionStorage', uid: string, path: string) {
  return storedValue<Value>(area, `${prefix}:${uid}:${path}`);
}

/** Where the draft of what somebody types to add it to a list of the record is stored. */
export function additionTo(path: string): string {
  return `${path}/addition`;
}

/**
 * The person's draft of a form in this tab, if there is one.
 * @param path of the record, such as `menus/abc`, or `menus/new`: titles may be the same or change
 */
export function readDraft<Values>(uid: string, path: string): Draft<Values> | undefined {
  const found = stored<StoredDraft<Values>>('sessionStorage', uid, path).read();
  if (!found) return undefined;
  const { picked = {}, ...draft } = found;
  const { values, lost } = withoutLost(draft.values, picked);
  return { ...draft, values, lost: [...(draft.lost ?? []), ...lost] };
}

/** Keeps a draft over a reload, or with `undefined` drops it. Returns whether it could be kept. */
export function writeDraft<Values>(uid: string, path: string, draft: Draft<Values> | undefined): boolean {
  if (isClosed) return false;
  const place = stored<StoredDraft<Values>>('sessionStorage', uid, path);
  if (draft) return place.write({ ...draft, picked: notesOfPicked(draft.values) });
  place.clear();
  return true;
}

/** Drops the drafts of this tab and the notes of this browser: everybody's, or everybody's but one person's. */
export function clearDrafts(exceptUid?: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        const isOwn = exceptUid !== undefined && key.startsWith(`${prefix}:${exceptUid}:`);
        if (key.startsWith(`${prefix}:`) && !isOwn) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked, so no draft was ever written.
  }
}

/** Drops everybody's drafts of this tab and takes no more: the page is on its way out. */
export function closeDrafts(): void {
  clearDrafts();
  isClosed = true;
}

/** Whether drafts of the person wait in this tab. */
export function hasDrafts(uid: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${prefix}:${uid}:`));
  } catch {
    return false;
  }
}

type Note<Value> = { value: Value; until: string };

/** The person's note in this browser that `writeNote` stored, unless it has expired. */
export function readNote<Value>(uid: string, path: string, now: Date): Value | undefined {
  const note = stored<Note<Value>>('localStorage', uid, path).read();
  return note && new Date(note.until) > now ? note.value : undefined;
}

/** Stores something for this person beyond the tab, until a moment or until they log out. Returns whether it could. */
export function writeNote<Value>(uid: string, path: string, value: Value, until: Date): boolean {
  if (isClosed) return false;
  return stored<Note<Value>>('localStorage', uid, path).write({ value, until: until.toISOString() });
}
