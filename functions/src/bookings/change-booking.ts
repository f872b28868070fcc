import {
  bookStateNames,
  bookingStart,
  bookingStateOf,
  bookingWhen,
  eveningOf,
  isExpected,
  messages,
  needsPerson,
  readRecord,
  readStateWish,
  takesPlaceAgain,
  timesOfStep,
  website,
  type BookState,
  type GuestMail,
  type Over,
} from '@venue/domain';
import type { BookingChangeInput, GuestChangeInput } from '@venue/domain/schemas';
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { guestMail, houseNews, mailOfBooking, type House } from './booking-mails.ts';
import { readBookingSettings } from './booking-settings.ts';
import { changeBook, type BookReader, type BookWrite } from './change-book.ts';
import { entryOf, partyWrite, readParties, type StoredSeating } from './evenings.ts';
import { guestKeysOf, searchWords } from './guest-words.ts';
import { findPlacement, type Placement } from './placement.ts';
import { refusesMail } from './refused-mailboxes.ts';
import { reminderOf } from './reminder-time.ts';
import { withChange, type StoredBooking } from './stored-booking.ts';

/** A change as staff or guests send it. */
export type Wish = Omit<BookingChangeInput, 'updatedAt'> & Pick<GuestChangeInput, 'message' | 'isComing'>;

export type ChangeOptions = {
  who: 'guest' | 'staff';
  /** uid of the member of staff. */
  by?: string;
  now: Date;
  /** The `updatedAt` of the booking that was looked at; without it, fields are changed as they are. */
  seen?: Date | undefined;
  /** False when the limit of emails to guests is reached; staff then ring the guest. */
  mayMail: boolean;
  /** The booking, if there is one and the caller may change it; throws otherwise. */
  admit: (stored: StoredBooking | undefined) => StoredBooking;
};

export type ChangedBooking = {
  stored: StoredBooking;
  /** An email to the guest was put into the outbox now. */
  isMailed: boolean;
  /** Nothing was changed: it had been stored so before. */
  isSame: boolean;
  over?: Over;
};

const texts = ['name', 'email', 'phone', 'message', 'allergies', 'note'] as const;

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

/** What would change: the fields of a wish that are not stored so. */
function differences(stored: StoredBooking, wish: Wish): Wish {
  const { force: _force, isComing, ...rest } = wish;
  const wanted = Object.entries(rest).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    const next = typeof value === 'string' ? value.trim() : value;
    return isSameValue(storedValue(stored, name), next) ? [] : [[name, next]];
  });
  return {
    ...(Object.fromEntries(wanted) as Wish),
    ...(isComing && !stored.comingAt && { isComing: true }),
  };
}

function storedValue(stored: StoredBooking, name: string): unknown {
  if (name === 'state') return bookingStateOf(stored);
  if (name === 'tables') return stored.tables ?? [];
  if (name === 'lateMinutes') return stored.lateMinutes ?? 0;
  const value = stored[name as keyof StoredBooking];
  return value ?? (name === 'partySize' ? value : '');
}

function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether others have to look again before they change the booking; that a guest is late or coming blocks nobody. */
function isNews(wanted: Wish): boolean {
  return Object.keys(wanted).some((name) => name !== 'isComing' && name !== 'lateMinutes');
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

type Placed = {
  fields: DocumentData;
  over?: Over;
  /** The writes of the evenings, given the booking as it will be. */
  writes: (after: StoredBooking) => BookWrite[];
};

async function placeAnew(
  reader: BookReader,
  id: string,
  stored: StoredBooking,
  {
    wanted,
    state,
    options,
    isForced,
  }: { wanted: Wish; state: BookState; options: ChangeOptions; isForced: boolean },
): Promise<Placed> {
  const { who, now } = options;
  const former = bookingStateOf(stored);
  const { date = stored.date, time = stored.time, partySize = stored.partySize } = wanted;
  const isMoved = date !== stored.date || time !== stored.time;
  const isResized = partySize !== stored.partySize;
  const [before, evening] = [eveningOf(stored), eveningOf({ date, time })];
  const isSeating = isMoved || isResized || wanted.tables !== undefined;
  if (!isSeating && state === former) return { fields: {}, writes: () => [] };
  const settings = await readBookingSettings(reader);
  if (who === 'guest') assertGuestMay(stored, { date, time, partySize }, settings.rules);
  const parties = await readParties(reader, evening, settings.rules);
  const isBack = takesPlaceAgain(former, state);
  const isHeldAgain = former === 'noShow' && state !== 'noShow';
  let placement: Placement | undefined;
  // What is declined or cancelled holds no place, wherever it is moved.
  if ((isSeating && isExpected({ state })) || isBack || isHeldAgain) {
    const moved = { partySize: stored.partySize, tables: stored.tables ?? [], ...turnOfStored(stored) };
    placement = await findPlacement(
      { date, time, partySize, tables: wanted.tables },
      {
        ...{ settings, parties, who, now, id, isNewTime: isMoved && !isForced },
        // One that holds no place now is not among the parties of its evening.
        ...((evening !== before || !(id in parties)) && { moved }),
        // A guest who comes after all is in the house, and is not asked away; nor is a party that became smaller.
        isForced:
          isForced ||
          isHeldAgain ||
          (!isMoved && !wanted.tables && isResized && partySize < stored.partySize),
      },
    );
  }
  const fields: DocumentData = {
    ...{ date, time, partySize, evening },
    ...(isMoved && { expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${date}T00:00:00Z`))) }),
    ...(isMoved && reminderOf({ ...stored, date, time }, settings.rules, now)),
    ...(placement && {
      turnMinutes: placement.turnMinutes,
      tables: placement.tables.length > 0 ? [...placement.tables] : FieldValue.delete(),
      isTableChosen: placement.isTableChosen || FieldValue.delete(),
    }),
    // Tables that stay were chosen by whoever chose them.
    ...(placement &&
      isSameValue(placement.tables, stored.tables) &&
      stored.isTableChosen && { isTableChosen: true }),
  };
  const from = evening === before ? undefined : await readParties(reader, before, settings.rules);
  return {
    fields,
    ...(placement?.over && isForced && { over: placement.over }),
    writes: (after) => [
      partyWrite(evening, parties, entryOf(id, after as StoredSeating), settings.rules),
      // Out of the evening that it leaves.
      ...(from
        ? [
            partyWrite(
              before,
              from,
              entryOf(id, { ...stored, state: 'cancelled' } as StoredSeating),
              settings.rules,
            ),
          ]
        : []),
    ],
  };
}

function turnOfStored({ turnMinutes }: StoredBooking) {
  return turnMinutes === undefined ? {} : { turnMinutes };
}

/** Throws 409 "ring us" for a change that a person has to decide about. */
function assertGuestMay(
  stored: StoredBooking,
  wanted: { date: string; time: string; partySize: number },
  rules: { confirmUpTo: number; maxParty: number },
): void {
  const state = bookingStateOf(stored);
  const isSeating =
    wanted.date !== stored.date || wanted.time !== stored.time || wanted.partySize !== stored.partySize;
  if (!isSeating) return;
  const isOver = wanted.partySize > rules.maxParty && wanted.partySize > stored.partySize;
  const isStanding = state === 'requested' || state === 'confirmed';
  if (!isStanding || isOver || needsPerson({ ...stored, state }, wanted, rules))
    throw new HttpError(409, messages.ringToChange(venue.phone.display));
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

/** Another mailbox or number: what finds the guest is made anew, and the link of before opens nothing. */
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

/** A change in words, as the book keeps it: neither texts of the guest nor addresses. */
function whatOf(wanted: Wish, state: BookState | undefined, { fields }: Placed): string {
  const isMoved = wanted.date !== undefined || wanted.time !== undefined;
  const { date, time } = fields as { date: string; time: string };
  const parts = [
    state && bookStateNames[state],
    isMoved && `Moved to ${bookingWhen({ date, time })}`,
    wanted.partySize !== undefined && `Party of ${wanted.partySize}`,
    wanted.tables && (wanted.tables.length > 0 ? `Table ${wanted.tables.join(' + ')}` : 'No table'),
    wanted.lateMinutes !== undefined &&
      (wanted.lateMinutes ? `${wanted.lateMinutes} minutes late` : 'In time after all'),
    wanted.isComing && 'Still coming',
    ...texts.filter((name) => name in wanted).map((name) => `Changed: ${name}`),
  ];
  return parts.filter(Boolean).join('. ');
}

/** What the guest is told; nothing about a past evening, or about steps that they see themselves. */
function mailAbout(
  stored: StoredBooking,
  wanted: Wish,
  { former, state, who }: { former: BookState; state: BookState; who: 'guest' | 'staff' },
): Exclude<GuestMail, 'gig'> | undefined {
  if (state !== former) {
    if (state === 'declined' || state === 'cancelled') return state;
    const isTold = state === 'confirmed' && ['requested', 'declined', 'cancelled'].includes(former);
    return isTold ? 'confirmed' : undefined;
  }
  if (!isExpected(stored) || former === 'arrived') return undefined;
  const isMoved = wanted.date !== undefined || wanted.time !== undefined;
  return isMoved || (who === 'guest' && wanted.partySize !== undefined) ? 'moved' : undefined;
}

async function mailsOf(
  reader: BookReader,
  id: string,
  after: StoredBooking,
  {
    about,
    house,
    options,
    what,
  }: { about: Exclude<GuestMail, 'gig'> | undefined; house: House; options: ChangeOptions; what: string },
): Promise<{ isMailed: boolean; fields: DocumentData; writes: BookWrite[] }> {
  const { now, mayMail, who } = options;
  const stamps = { createdAt: Timestamp.fromDate(now), expiresAt: after.expiresAt };
  const writes: BookWrite[] = [];
  const mayTell = about && mayMail && bookingStart(after) > now && !(await refusesMail(reader, after.email));
  const toGuest = mayTell ? guestMail(about, { ...after, id }, house) : undefined;
  if (toGuest && about) {
    const booking = { id, date: after.date, to: 'guest', about } as const;
    const path = `mail/booking-${id}-${about}-${now.getTime()}`;
    writes.push({ path, fields: mailOfBooking(toGuest, booking, stamps) });
  }
  const toHouse = who === 'guest' ? houseNews(after, what, house) : undefined;
  if (toHouse) {
    const booking = { id, date: after.date, to: 'restaurant' } as const;
    const path = `mail/booking-${id}-news-${now.getTime()}`;
    writes.push({ path, fields: mailOfBooking(toHouse, booking, stamps) });
  }
  const isMailed = toGuest !== undefined;
  return { isMailed, fields: isMailed ? { [`mails.${about}`]: 'waiting' } : {}, writes };
}
