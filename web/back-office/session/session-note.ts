import { storedValue } from './stored-value.ts';

/*
 * What the tabs of one browser know of the session that they share. Firebase Auth syncs a new sign-in from
 * one tab to the others only by and by, and much later to a tab in the background; this note is there at
 * once. Without it, a tab that still holds the old token would take an own change of password for an order
 * to end, and would sign all tabs out.
 */
type SessionNote = {
  uid: string;
  /** When the person last signed in, in seconds as in the token's `auth_time`. */
  authTime: number;
  /** Until when an own change of address or password may be under way in one of the tabs, in milliseconds. */
  changingUntil?: number;
};

const stored = storedValue<SessionNote>('localStorage', 'office-session');
/** Longer than the two calls take that a change consists of; a tab that dies in between blocks nobody for good. */
const longestChange = 120_000;
const listeners = new Set<() => void>();

/** Notes that somebody has signed in, for all tabs. */
export function noteSignIn(uid: string, authTime: number): void {
  write({ uid, authTime });
}

/** The person's latest sign-in that any tab knows of, in seconds; 0 where none does. */
export function latestSignIn(uid: string): number {
  const note = read();
  return note?.uid === uid ? note.authTime : 0;
}

/** Milliseconds that an own change of this person may still take; 0 when none is under way. */
export function ownChangeTakes(uid: string): number {
  const note = read();
  return note?.uid === uid ? Math.max(0, (note.changingUntil ?? 0) - Date.now()) : 0;
}

/** Runs an own change of address or password, during which no tab ends the session because of it. */
export async function duringOwnChange<T>(uid: string, change: () => Promise<T>): Promise<T> {
  write({ uid, authTime: latestSignIn(uid), changingUntil: Date.now() + longestChange });
  try {
    return await change();
  } finally {
    write({ uid, authTime: latestSignIn(uid) });
  }
}

/** Calls `onChange` whenever this tab or another one has written the note. Returns the function that stops it. */
export function onSessionNote(onChange: () => void): () => void {
  listeners.add(onChange);
  const stopListening = stored.onOtherTab(onChange);
  return () => {
    listeners.delete(onChange);
    stopListening();
  };
}

/** Forgets the session, at sign-out. */
export function forgetSession(): void {
  own = undefined;
  stored.clear();
}

/** This tab's own copy, for browsers that block storage. */
let own: SessionNote | undefined;

function write(note: SessionNote): void {
  own = note;
  stored.write(note);
  for (const listener of listeners) listener();
}

function read(): SessionNote | undefined {
  return stored.read() ?? own;
}
