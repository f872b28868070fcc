import {
  bookStateNames,
  bookingStateOf,
  messages,
  readRecord,
  readStateWish,
  timesOfStep,
  website,
  type BookState,
  type Over,
} from '@venue/domain';
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { HttpError } from '../requests/http-error.ts';
import { differences, isNews, texts, type ChangeOptions, type Wish } from './booking-wish.ts';
import { changeBook } from './change-book.ts';
import { guestKeysOf, searchWords } from './guest-words.ts';
import { placeAnew } from './place-anew.ts';
import { withChange, type StoredBooking } from './stored-booking.ts';
import { mailAbout, mailsOf, whatOf } from './tell-of-change.ts';

export type ChangedBooking = {
  stored: StoredBooking;
  /** An email to the guest was put into the outbox now. */
  isMailed: boolean;
  /** Nothing was changed: it had been stored so before. */
  isSame: boolean;
  over?: Over;
};

/**
 * Changes a booking, its place in the evenings it leaves and comes to, and queues the emails, in one step. What is
 * stored already is no change. A bare state or lateness goes by the table of states alone, everything else also by
 * `seen`. Throws 409 when somebody has changed it since, when its state does not allow the step, and when there is no
 * place for it.
 */
export function changeBooking(id: string, wish: Wish, options: ChangeOptions): Promise<ChangedBooking> {
  const { who, by, now, seen, admit } = options;
  return changeBook<ChangedBooking>(async (reader) => {
    const [found, house, user] = await reader.read(
      `bookings/${id}`,
      'website/main',
      ...(by ? [`users/${by}`] : []),
    );
    const stored = admit(found?.data() as StoredBooking | undefined);
    const wanted = differences(stored, wish);
    if (Object.keys(wanted).length === 0) {
      return { result: { stored, isMailed: false, isSame: true }, writes: [] };
    }
    assertCurrent(stored, wanted, seen);
    const former = bookingStateOf(stored);
    const state = nextState(stored, wanted, who);
    const byName = who === 'guest' ? 'the guest' : String(user?.get('username') ?? '');
    const placed = await placeAnew(reader, id, stored, {
      wanted,
      state,
      options,
      isForced: wish.force === true,
    });
    const at = Timestamp.fromDate(now);
    const what = whatOf(wanted, state === former ? undefined : state, placed);
    const fields: DocumentData = {
      ...textFields(wanted),
      ...('lateMinutes' in wanted && { lateMinutes: wanted.lateMinutes || FieldValue.delete() }),
      ...(wanted.isComing && { comingAt: at }),
      ...placed.fields,
      ...(state !== former && stateFields(former, state, { at, by, byName })),
      ...linkFields(stored, wanted),
      changes: withChange(stored, { at, byName, what }),
      ...(isNews(wanted) && { updatedAt: at }),
    };
    const after = applied(stored, fields);
    const houseTexts = readRecord(website, 'main', house?.data() ?? {});
    const about = mailAbout(stored, wanted, { former, state, who });
    const mails = await mailsOf(reader, id, after, { about, house: houseTexts, options, what });
    return {
      result: {
        stored: after,
        isMailed: mails.isMailed,
        isSame: false,
        ...(placed.over && { over: placed.over }),
      },
      writes: [
        { path: `bookings/${id}`, fields: { ...fields, ...mails.fields } },
        ...placed.writes(after),
        ...mails.writes,
      ],
    };
  });
}

function assertCurrent(stored: StoredBooking, wanted: Wish, seen: Date | undefined): void {
  if (!seen || !isNews(wanted) || stored.updatedAt?.toMillis() === seen.getTime()) return;
  const state = bookingStateOf(stored);
  const { decidedByName, decidedAt } = stored;
  const isDecided = wanted.state && decidedAt && ['confirmed', 'declined', 'cancelled'].includes(state);
  throw new HttpError(
    409,
    isDecided
      ? messages.bookingDecided(state, decidedByName ?? '', decidedAt.toDate())
      : messages.bookingChanged,
  );
}

/** The state that the booking has then. Throws 409 for a step that the present one does not allow. */
function nextState(stored: StoredBooking, wanted: Wish, who: 'guest' | 'staff'): BookState {
  const former = bookingStateOf(stored);
  const { state = former } = wanted;
  if (readStateWish(former, state, who) !== 'refused') return state;
  const { decidedByName, decidedAt } = stored;
  throw new HttpError(
    409,
    decidedAt && ['confirmed', 'declined', 'cancelled'].includes(former)
      ? messages.bookingDecided(former, decidedByName ?? '', decidedAt.toDate())
      : messages.stateNotPossible(bookStateNames[former].toLowerCase()),
    { field: 'state' },
  );
}

/** Texts that are empty are removed. */
function textFields(wanted: Wish): DocumentData {
  return Object.fromEntries(
    texts.flatMap((name) =>
      wanted[name] === undefined ? [] : [[name, wanted[name] || FieldValue.delete()]],
    ),
  );
}

function stateFields(
  former: BookState,
  state: BookState,
  { at, by, byName }: { at: Timestamp; by: string | undefined; byName: string },
): DocumentData {
  const times = Object.entries(timesOfStep(former, state, at.toDate())).map(([name, time]) => [
    name,
    time ? Timestamp.fromDate(time) : FieldValue.delete(),
  ]);
  const isDecision = ['confirmed', 'declined', 'cancelled'].includes(state);
  return {
    state,
    ...(Object.fromEntries(times) as DocumentData),
    ...(isDecision && { decidedAt: at, decidedByName: byName, ...(by && { decidedBy: by }) }),
    ...(['declined', 'cancelled', 'noShow'].includes(state) && { reminderAt: FieldValue.delete() }),
  };
}

/** For another name, mailbox or number: the words that find the booking, and for another mailbox a new link. */
function linkFields(stored: StoredBooking, wanted: Wish): DocumentData {
  const isOther = ['name', 'email', 'phone'].some((name) => name in wanted);
  if (!isOther) return {};
  const { name = stored.name, email = stored.email, phone = stored.phone } = wanted;
  const guest = { name, email: email || undefined, phone: phone || undefined };
  return {
    ...{ words: searchWords(guest), guestKeys: guestKeysOf(guest) },
    ...('email' in wanted && { linkVersion: (stored.linkVersion ?? 0) + 1 }),
  };
}

/** A stored booking with these fields, as the update will leave it. */
function applied(stored: StoredBooking, fields: DocumentData): StoredBooking {
  const merged = Object.entries({ ...stored, ...fields });
  return Object.fromEntries(merged.filter(([, value]) => !(value instanceof FieldValue))) as StoredBooking;
}
