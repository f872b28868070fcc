import type { Booking } from '@venue/domain';
import { createStore } from 'zustand/vanilla';
import { connectionStore } from '../../../../connection/connection-store.ts';
import type { Call } from '../../../api/api-client.ts';
import { toApiError, type ApiError } from '../../../api/api-error.ts';
import { officeApi } from '../../../api/office-api.ts';
import { storedValue } from '../../../browser-storage/stored-value.ts';

/** What the server says about a booking that it has changed. */
export type Answer = { updatedAt?: string; isMailed?: boolean; wasDecided?: boolean; decidedByName?: string };

/** What the server is asked to change, and what the book shows until the server has. */
export type Step = {
  shows: Partial<Booking>;
  call: Call;
  /** Sent before it, where there is no way in one step. */
  first?: Call;
};

/** A change of the book, as a screen asks for it. */
export type Wish = Step & {
  /** The booking. */
  id: string;
  /** Its `updatedAt` as it was seen. */
  seen?: Date | undefined;
  /** Refused if somebody else has changed the booking since it was seen. */
  isGuarded?: boolean;
  /** What was done: "Bríd has arrived." */
  words: string;
  /** Takes it back once it was sent. Without it, there is no way back. */
  undo?: Step;
  /** Guests get an email that nobody can take back, so it is sent a few seconds later. */
  isMailed?: boolean;
  /** What there is still to do, by the server's answer: nobody has mailed the guest. */
  toDo?: (answer: Answer) => string | undefined;
  /** Waits for a connection: a state, or a walk-in. Sending it twice changes nothing twice. */
  isKept?: boolean;
};

/**
 * How far a change has come. 'held': it is sent in a few seconds; 'kept': as soon as there is a connection. 'sent': the
 * server has it.
 */
export type ChangeStatus = 'held' | 'sending' | 'kept' | 'sent' | 'failed';

export type BookChange = Wish & {
  key: string;
  status: ChangeStatus;
  error?: ApiError;
  sentAt?: number;
  answer?: Answer;
};

/** How long a change that guests get an email about can be taken back, in ms. */
export const heldFor = 6_000;

/** How long a change is shown after it was sent, in ms: Firestore has told by then. */
const shownFor = 15_000;

/** How often a change that did not get through is sent again, in ms. */
const retriedAfter = 4_000;

type Store = { changes: readonly BookChange[] };

/**
 * The changes of the book that were made in this tab, the latest last. They outlive the screen: one that is held is sent
 * whatever the person opens next.
 */
export const changeStore = createStore<Store>(() => ({ changes: [] }));

/** Changes are sent one after the other, in their order. */
let line: Promise<void> = Promise.resolve();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The `updatedAt` that a booking has after a change of this tab, by its id and the one before: "id 2026-…". */
const successors = new Map<string, string>();

/**
 * Shows a change, and sends it: at once, or a few seconds later if guests get an email about it. What is held of the same
 * booking is sent before it, so that the server hears of both in their order.
 */
export function makeChange(wish: Wish): void {
  void sendHeld(({ id }) => id === wish.id);
  const key = crypto.randomUUID();
  const status = wish.isMailed ? 'held' : 'sending';
  changeStore.setState(({ changes }) => ({ changes: [...changes, { ...wish, key, status }] }));
  if (status === 'held') after(key, heldFor, () => void send(key));
  else void send(key);
}

/** Takes a change back: one that was not sent is not sent, and one that was is reversed. */
export function undoChange(key: string): void {
  const change = find(key);
  if (!change) return;
  remove(key);
  if (change.status === 'held' || change.status === 'kept' || !change.undo) return;
  const { id, words, undo, seen, isGuarded = false, isKept = false } = change;
  makeChange({ ...undo, id, words: `Taken back: ${words}`, seen, isGuarded, isKept });
}

/** Sends what is held, now. Resolves when everything that can be sent was, whatever came of it. */
export function sendHeld(isMeant: (change: BookChange) => boolean = () => true): Promise<void> {
  const { changes } = changeStore.getState();
  for (const change of changes) if (change.status === 'held' && isMeant(change)) void send(change.key);
  return line;
}

/**
 * Sends a change again that was refused: over the limits that were in its way, over what a colleague has changed
 * meanwhile, or just again. Nobody waits for an Undo any more.
 */
export function retryChange(key: string): void {
  const change = find(key);
  if (!change?.error) return;
  remove(key);
  const { error, key: _key, status: _status, call, isGuarded = false, ...wish } = change;
  const body = isOverLimits(error) ? { ...(call.body as object), force: true } : call.body;
  makeChange({ ...wish, call: { ...call, body }, isGuarded: isGuarded && !error.isStale, isMailed: false });
}

/** Whether there was no place. */
export function isOverLimits({ kind, details }: ApiError): boolean {
  return kind === 'conflict' && details.facts?.['over'] !== undefined;
}

/** Forgets a change, for instance one that failed and was read. */
export function forgetChange(key: string): void {
  remove(key);
}

function send(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  patch(key, { status: 'sending' });
  const next = line.then(() => attempt(key));
  line = next;
  return next;
}

async function attempt(key: string): Promise<void> {
  const change = find(key);
  if (!change) return;
  try {
    if (change.first) await officeApi(change.first);
    const answer = await officeApi<Answer>({
      ...withLatestStamp(change),
      outlivesPage: true,
    });
    noteStamp(change, answer.updatedAt);
    patch(key, { status: 'sent', sentAt: Date.now(), answer });
    // What is still to do stays until somebody has read it.
    if (!change.toDo?.(answer)) after(key, shownFor, () => remove(key));
  } catch (thrown) {
    const error = toApiError(thrown);
    const didNotArrive = error.isConnection || error.kind === 'timeout';
    if (change.isKept && didNotArrive) {
      patch(key, { status: 'kept' });
      after(key, retriedAfter, () => void send(key));
    } else {
      patch(key, { status: 'failed', error });
    }
  }
}

/** The call with the booking's `updatedAt`, after this tab's own changes: nobody is in their own way. */
function withLatestStamp({ id, call, seen, isGuarded }: BookChange): Call {
  if (!isGuarded || !seen) return call;
  return { ...call, body: { ...(call.body as object), updatedAt: latestStamp(id, seen.toISOString()) } };
}

function latestStamp(id: string, seen: string): string {
  const next = successors.get(`${id} ${seen}`);
  return next === undefined ? seen : latestStamp(id, next);
}

function noteStamp({ id, seen }: BookChange, updatedAt: string | undefined): void {
  if (!seen || !updatedAt) return;
  const before = latestStamp(id, seen.toISOString());
  if (before < updatedAt) successors.set(`${id} ${before}`, updatedAt);
}

/** The changes that are kept, as this tab stores them: a phone may discard a page that is not seen. */
const stored = (uid: string) => storedValue<BookChange[]>('sessionStorage', `book-changes ${uid}`);

let watchedFor: string | undefined;

/**
 * Sends what an earlier page of this tab has kept, and from now on sends everything that is held when the page is left
 * or hidden, and everything that is kept when the connection is back. Called by each screen of the book.
 */
export function watchChanges(uid: string): void {
  if (watchedFor === uid) return;
  watchedFor = uid;
  const kept = (stored(uid).read() ?? []).map(revive);
  changeStore.setState(({ changes }) => ({ changes: [...kept, ...changes] }));
  for (const { key } of kept) void send(key);
  changeStore.subscribe(({ changes }) => {
    const toKeep = changes.filter(
      ({ isKept, status }) => isKept && (status === 'kept' || status === 'sending'),
    );
    if (toKeep.length > 0) stored(uid).write(toKeep);
    else stored(uid).clear();
  });
  connectionStore.subscribe(({ hasNetwork, isReachable }) => {
    if (hasNetwork && isReachable) sendKept();
  });
  window.addEventListener('pagehide', () => void sendHeld());
  // A phone may end a hidden page without another word.
  document.addEventListener('visibilitychange', () => document.hidden && void sendHeld());
}

function sendKept(): void {
  for (const { key, status } of changeStore.getState().changes) if (status === 'kept') void send(key);
}

const dates: (keyof Booking)[] = ['arrivedAt', 'leftAt', 'createdAt', 'updatedAt'];

/** Dates are strings in storage. */
function revive(change: BookChange): BookChange {
  const { shows, seen } = change;
  const revived = Object.entries(shows).map(([name, value]) => [
    name,
    dates.includes(name as keyof Booking) && value ? new Date(value as string) : value,
  ]);
  return {
    ...change,
    shows: Object.fromEntries(revived) as Partial<Booking>,
    ...(seen && { seen: new Date(seen) }),
  };
}

function find(key: string): BookChange | undefined {
  return changeStore.getState().changes.find((change) => change.key === key);
}

function patch(key: string, part: Partial<BookChange>): void {
  changeStore.setState(({ changes }) => ({
    changes: changes.map((change) => (change.key === key ? { ...change, ...part } : change)),
  }));
}

function remove(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  changeStore.setState(({ changes }) => ({ changes: changes.filter((change) => change.key !== key) }));
}

function after(key: string, ms: number, act: () => void): void {
  clearTimeout(timers.get(key));
  timers.set(key, setTimeout(act, ms));
}
