import { messages, type DayTime } from '@venue/domain';

/** A booking as its guest sees it. */
export type GuestBooking = {
  date: string;
  time: string;
  partySize: number;
  state: string;
  message?: string;
  allergies?: string;
  /** When the guest said that they are still coming. */
  comingAt?: string;
  lateMinutes?: number;
  /** Whether the guest can still change or cancel it. */
  canChange: boolean;
};

/** What a guest changes of a booking: only what is sent is changed. */
export type BookingChange = {
  date?: string;
  time?: string;
  partySize?: number;
  /** Texts of the guest; an empty one is removed. */
  message?: string;
  allergies?: string;
  state?: 'cancelled';
  isComing?: true;
  lateMinutes?: 0 | 10 | 20 | 30;
  /** Somebody else left this guest's address: the booking is cancelled, and the address is left alone. */
  notMe?: true;
};

/** Why a call failed: there is no such booking, its evening is over, or what `msg` says. */
export type BookingRefusal = {
  why: 'unknown' | 'over' | 'failed';
  msg: string;
  errors?: { path: string; message: string }[];
  /** The time is taken, and these are free in its place. */
  others?: { times: DayTime[]; days: DayTime[] };
};

/** A booking's id and its key, which opens it. */
export type BookingLink = { id: string; key: string };

const timeoutMs = 20_000;

/** Reads a booking. Never throws. */
export function fetchBooking(link: BookingLink): Promise<GuestBooking | BookingRefusal> {
  return call(link, { method: 'GET' });
}

/** Changes a booking, and returns it as it is now. Never throws; a change that is refused changes nothing. */
export function changeBooking(
  link: BookingLink,
  change: BookingChange,
): Promise<GuestBooking | BookingRefusal> {
  return call(link, { method: 'PUT', body: JSON.stringify(change) });
}

async function call({ id, key }: BookingLink, options: RequestInit): Promise<GuestBooking | BookingRefusal> {
  if (!navigator.onLine) return { why: 'failed', msg: messages.bookingLinkOffline };
  try {
    const response = await fetch(`/api/bookings/${id}`, {
      ...options,
      headers: { 'Content-Type': 'application/json', 'X-Booking-Key': key },
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => ({}));
    if (response.ok) return body as GuestBooking;
    const {
      msg = messages.serverFailed,
      errors,
      times,
      days,
    } = body as Partial<BookingRefusal & { times: DayTime[]; days: DayTime[] }>;
    const why = ({ 404: 'unknown', 410: 'over' } as const)[response.status] ?? 'failed';
    const others = times || days ? { times: times ?? [], days: days ?? [] } : undefined;
    return { why, msg, ...(errors && { errors }), ...(others && { others }) };
  } catch (error) {
    console.info('The booking could not be reached:', error);
    return { why: 'failed', msg: messages.bookingLinkFailed };
  }
}
