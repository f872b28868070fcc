import { storedValue } from './stored-value.ts';

/*
 * The session that the tabs of one browser share. Firebase Auth syncs a new sign-in to other tabs with a delay, and
 * much later to background tabs; this note arrives at once. Without it, a tab with the old token would mistake the
 * person's own change of password for the end of the session, and sign out all tabs.
 */
type SessionNote = {
  uid: string;
  /** When the person last signed in, in seconds as in the token's `auth_time`. */
  authTime: number;
  /** End of the time that a change of the person's own email or password may take, in ms. */
  changingUntil?: number;
};

const stored = storedValue<SessionNote>('localStorage', 'office-session');
/** Longer than the two calls of a change take. If a tab is closed in between, nothing is blocked after that. */
const longestChange = 120_000;
const listeners = new Set<() => void>();

/** Stores a sign-in, for all tabs. */
export function noteSignIn(uid: string, authTime: number): void {
  write({ uid, authTime });
}

/** The person's latest sign-in in any tab, in seconds; 0 if none is known. */
export function latestSignIn(uid: string): number {
  const note = read();
  return note?.uid === uid ? note.authTime : 0;
}

/** Milliseconds that a change of this person's own login may still take; 0 if none is under way. */
export function ownChangeTakes(uid: string): number {
  const note = read();
  return note?.uid === uid ? Math.max(0, (note.changingUntil ?? 0) - Date.now()) : 0;
}

/** Runs a change of the person's own email or password, without any tab ending the session because of it. */
export async function duringOwnChange<T>(uid: string, change: () => Promise<T>): Promise<T> {
  write({ uid, authTime: latestSignIn(uid), changingUntil: Date.now() + longestChange });
  try {
    return await change();
  } finally {
    write({ uid, authTime: latestSignIn(uid) });
  }
}

/** Calls `onChange` when any tab has written the note. Returns a function that stops it. */
export function onSessionNote(onChange: () => void): () => void {
  listeners.add(onChange);
  const stopListening = stored.onOtherTab(onChange);
  return () => {
    listeners.delete(onChange);
    stopListening();
  };
}

/** Clears the note, at sign-out. */
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
