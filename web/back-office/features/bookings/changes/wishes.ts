import {
  nextBookStates,
  timesOfStep,
  type BookState,
  type Booking,
  type BookingDecision,
  type DayTime,
  type Entry,
} from '@venue/domain';
import { happened, tellThem, type Reach } from '../facts/decision-words.ts';
import { bookStateOf, nameOf } from '../facts/party-facts.ts';
import type { Answer, Step, Wish } from './change-store.ts';

/* What staff do with a booking, each as a change of the book. */

const decided: Record<BookingDecision, (name: string) => string> = {
  confirmed: (name) => `${name}: confirmed.`,
  declined: (name) => `${name}: declined.`,
  cancelled: (name) => `${name}: cancelled.`,
};

/** Answers a request, or cancels a booking. The guest hears of it, so it is sent a few seconds later. */
export function decide(
  booking: Booking,
  state: BookingDecision,
  canSend: boolean | undefined,
  isForced = false,
): Wish {
  const reach: Reach = { name: nameOf(booking), email: booking.email, phone: booking.phone, canSend };
  return {
    ...base(booking),
    words: decided[state](nameOf(booking)),
    isGuarded: true,
    isMailed: true,
    ...put(booking, { state }, { state, ...(isForced && { force: true }) }),
    toDo: (answer) => stillToDo(answer, state, reach),
  };
}

/** Nothing where an email tells the guest, or a colleague has decided the same before. */
function stillToDo(
  { isMailed = false, wasDecided = false, decidedByName = '' }: Answer,
  state: BookingDecision,
  reach: Reach,
) {
  if (isMailed && reach.canSend !== false && !wasDecided) return undefined;
  if (!reach.email && !reach.phone) return undefined;
  return happened({ state, isMailed, wasDecided, decidedByName }, reach);
}

type Attendance = Exclude<BookState, BookingDecision | 'requested'>;

const attended: Record<Attendance, (name: string) => string> = {
  arrived: (name) => `${name}: arrived.`,
  left: (name) => `${name}: left.`,
  noShow: (name) => `${name}: no-show.`,
};

/** Notes that a party arrived, left or did not come. It is kept without a connection. */
export function attend(booking: Booking, state: Attendance, now: Date): Wish {
  const former = bookStateOf(booking);
  const hasWayBack = nextBookStates(state).includes(former);
  return {
    ...base(booking),
    words: attended[state](nameOf(booking)),
    isKept: true,
    ...put(booking, { state, ...shownTimes(former, state, now) }, { state }),
    ...(hasWayBack && {
      undo: put(booking, { state: former, ...shownTimes(state, former, now) }, { state: former }),
    }),
  };
}

/** Takes back what was noted of a party, whenever that was. */
export function takeBack(booking: Booking, state: 'arrived' | 'confirmed', now: Date): Wish {
  const former = bookStateOf(booking);
  return {
    ...base(booking),
    words: state === 'arrived' ? `${nameOf(booking)}: still here.` : `${nameOf(booking)}: still to come.`,
    isKept: true,
    ...put(booking, { state, ...shownTimes(former, state, now) }, { state }),
  };
}

function shownTimes(from: BookState, to: BookState, now: Date): Partial<Booking> {
  const times = Object.entries(timesOfStep(from, to, now)).map(([name, time]) => [name, time ?? undefined]);
  return Object.fromEntries(times) as Partial<Booking>;
}

/** Notes that a party will be late. */
export function beLate(booking: Booking, lateMinutes: number): Wish {
  const before = booking.lateMinutes ?? 0;
  return {
    ...base(booking),
    words:
      lateMinutes > 0
        ? `${nameOf(booking)}: ${lateMinutes} minutes late.`
        : `${nameOf(booking)}: not late after all.`,
    isKept: true,
    ...put(booking, { lateMinutes }, { lateMinutes }),
    undo: put(booking, { lateMinutes: before }, { lateMinutes: before }),
  };
}

/** What the house keeps about a booking, beside its time and party. */
export type Details = Partial<Pick<Booking, 'name' | 'phone' | 'email' | 'note' | 'allergies'>>;

/** Stores details of a booking. */
export function changeDetails(booking: Booking, details: Details): Wish {
  const names = Object.keys(details) as (keyof Details)[];
  const before = Object.fromEntries(names.map((name) => [name, booking[name] ?? '']));
  return {
    ...base(booking),
    words: `${nameOf(booking)}: ${names.map((name) => `${name} “${details[name] ?? ''}”`).join(', ')}.`,
    isGuarded: true,
    ...put(booking, details, details),
    undo: put(booking, before, before),
  };
}

/** Gives a party a table by hand; none takes its table away, so that it gets the best fit again. */
export function seatAt(booking: Booking, tables: readonly string[], isForced = false): Wish {
  const { tables: before = [], isTableChosen = false } = booking;
  const force = isForced && { force: true };
  return {
    ...base(booking),
    words: `${nameOf(booking)}: ${tables.length > 0 ? tables.join(' + ') : 'no table'}.`,
    isGuarded: true,
    ...put(booking, { tables: [...tables], isTableChosen: true }, { tables, ...force }),
    undo: put(booking, { tables: before, isTableChosen }, { tables: before, force: true }),
  };
}

/** Moves a booking to another time or day, or changes its party. The guest gets an email. */
export function move(
  booking: Booking,
  to: DayTime & Pick<Entry, 'partySize'>,
  canSend: boolean | undefined,
  isForced = false,
): Wish {
  const { date, time, partySize } = to;
  const { partySize: before } = booking;
  // Guests are told of another time, not of another number of them.
  const isMoved = date !== booking.date || time !== booking.time;
  const reach = { name: nameOf(booking), email: booking.email, phone: booking.phone, canSend };
  return {
    ...base(booking),
    words: `${nameOf(booking)}: ${partySize} at ${time}${date === booking.date ? '' : ` on ${date}`}.`,
    isGuarded: true,
    isMailed: isMoved,
    ...(!isMoved && { undo: put(booking, { partySize: before }, { partySize: before, force: true }) }),
    ...put(booking, { date, time, partySize }, { date, time, partySize, ...(isForced && { force: true }) }),
    toDo: ({ isMailed }) => (isMailed && canSend !== false ? undefined : toTell(reach)),
  };
}

function toTell(reach: Reach): string | undefined {
  return reach.phone || reach.email ? `No email was sent. ${tellThem(reach)}` : undefined;
}

function base({ _id: id, updatedAt: seen }: Booking): Pick<Wish, 'id' | 'seen'> {
  return { id, seen };
}

function put({ _id }: Booking, shows: Partial<Booking>, body: object): Step {
  return { shows, call: { method: 'PUT', path: `/bookings/${_id}`, body } };
}
