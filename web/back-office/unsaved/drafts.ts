import type { Descriptions } from '@venue/domain/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { useStaff } from '../access/staff.ts';
import { withUploaded } from '../media/picked-files.ts';
import { storedValue } from '../browser-storage/stored-value.ts';

/** What somebody typed and has not saved. */
export type UnsavedInput<Values> = {
  values: Values;
  /** The values of the record that the person started from; missing for what is not a record. */
  base?: Values;
  /** The `updatedAt` of that record. */
  basedOn: string | undefined;
  /** When it was typed. */
  at: string;
  /** What it is called on screen, such as "opening hours". */
  name: string;
  /** Path and query of the screen that it was typed on. */
  address: string;
  /** New descriptions of its pictures. */
  descriptions?: Descriptions;
};

/** A draft as a list of drafts shows it. `path` is that of its record. */
export type ListedDraft = Pick<UnsavedInput<unknown>, 'name' | 'address' | 'at'> & { path: string };

const prefix = 'office-draft';
/** Drafts that this page has read or written: it removes no other tab's. */
const own = new Set<string>();
const listeners = new Set<() => void>();
let isClosed = false;

function keyOf(uid: string, path: string): string {
  return `${prefix}:${uid}:${path}`;
}

function stored<Value>(uid: string, path: string) {
  return storedValue<Value>('localStorage', keyOf(uid, path));
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The address of the screen that a draft is typed on. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Where the draft of an element is stored that is being added to a list of the record. */
export function newEntryDraftPath(path: string): string {
  return `${path}/addition`;
}

/**
 * The person's draft of a form, if there is one.
 * @param path of the record, such as `menus/abc`, or `menus/new`: titles may be the same or change
 */
export function readDraft<Values>(uid: string, path: string): UnsavedInput<Values> | undefined {
  const found = stored<UnsavedInput<Values>>(uid, path).read();
  if (!found) return undefined;
  own.add(keyOf(uid, path));
  // A file whose upload had not ended when its page was left is gone: then the draft has the one before.
  return withUploaded(found);
}

/**
 * Stores a draft until it is saved, discarded, or its owner logs out; `undefined` removes it. Returns whether it
 * could be stored.
 */
export function writeDraft<Values>(
  uid: string,
  path: string,
  draft: UnsavedInput<Values> | undefined,
): boolean {
  if (isClosed) return false;
  const place = stored<UnsavedInput<Values>>(uid, path);
  const key = keyOf(uid, path);
  if (!draft) {
    if (own.delete(key)) place.clear();
    notify();
    return true;
  }
  own.add(key);
  const isStored = place.write(withUploaded(draft));
  notify();
  return isStored;
}

/** All drafts of the person, the latest first. */
export function listDrafts(uid: string): ListedDraft[] {
  const start = keyOf(uid, '');
  const found = draftKeys(start).flatMap((key) => {
    const path = key.slice(start.length);
    const draft = stored<UnsavedInput<unknown>>(uid, path).read();
    return draft?.address ? { path, name: draft.name, address: draft.address, at: draft.at } : [];
  });
  return found.toSorted((a, b) => b.at.localeCompare(a.at));
}

/** The paths of all drafts of the person, in alphabetical order. */
export function listDraftPaths(uid: string): string[] {
  return listDrafts(uid)
    .map(({ path }) => path)
    .toSorted();
}

/** Calls `onChange` when this page or another tab writes or removes a draft. Returns the function that stops it. */
export function onDraftsChange(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', handleStorage);
  };
}

/** Removes the drafts in this browser: everybody's, or everybody's but one person's. */
export function clearDrafts(exceptUid?: string): void {
  const isKept = (key: string) => exceptUid !== undefined && key.startsWith(keyOf(exceptUid, ''));
  for (const key of draftKeys(`${prefix}:`)) {
    if (!isKept(key)) localStorage.removeItem(key);
  }
}

/** Removes everybody's drafts and accepts no more: the page is about to be left. */
export function closeDrafts(): void {
  clearDrafts();
  isClosed = true;
}

/** Whether the person has drafts in this browser. */
export function hasDrafts(uid: string): boolean {
  return listDrafts(uid).length > 0;
}

/** The drafts of the person who is signed in, the latest first; follows every change, in other tabs too. */
export function useDrafts(): ListedDraft[] {
  const { uid } = useStaff();
  return useListed(() => listDrafts(uid));
}

/** The paths of these drafts. Renders only when a draft appears or goes, not while somebody types in one. */
export function useDraftPaths(): string[] {
  const { uid } = useStaff();
  return useListed(() => listDraftPaths(uid));
}

function useListed<Listed>(list: () => Listed): Listed {
  // As text, because a snapshot must be the same value until something has changed.
  const text = useSyncExternalStore(onDraftsChange, () => JSON.stringify(list()));
  return useMemo(() => JSON.parse(text) as Listed, [text]);
}

/** Those of the paths that are drafts of the record, or of something that is being added to it. */
export function draftsOf(draftPaths: readonly string[], path: string): string[] {
  return draftPaths.filter((draft) => draft === path || draft.startsWith(`${path}/`));
}

function draftKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    // Storage is blocked, so no draft was ever written.
    return [];
  }
}
