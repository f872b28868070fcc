import {
  fromLocalInput,
  gig,
  localDay,
  toInput,
  toLocalInput,
  type InputOf,
  type MusicEvent,
} from '@venue/domain';

/** The values of the event forms. Dates are in the format of their control, in the venue's time zone. */
export type EventFormInput = InputOf<typeof gig>;

/** The start of a gig until there is another one to copy it from. */
const usualTime = '21:30';

const friday = 5;

/**
 * A new event: on the given day, or else the next Friday without a gig, at the time of the gig that was listed
 * last.
 */
export function blankEventInput(events: readonly MusicEvent[], now: Date, day?: string): EventFormInput {
  const [latest] = events.filter(({ datetime }) => datetime).sort((a, b) => listedAt(b) - listedAt(a));
  const time = latest?.datetime ? toLocalInput(latest.datetime).slice(11, 16) : usualTime;
  const datetime = isDay(day) ? `${day}T${time}` : nextFree(events, now, friday, time);
  return { ...toInput(gig), datetime };
}

/** A copy of a gig on its next free weekday. */
export function repeatEventInput(
  event: MusicEvent,
  events: readonly MusicEvent[],
  now: Date,
): EventFormInput {
  const input = toInput(gig, event);
  const [day = '', time = usualTime] = input.datetime.split('T');
  const datetime = nextFree(events, now, isDay(day) ? weekdayOf(day) : friday, time);
  return { ...input, datetime, endsAt: endAfter(datetime, input.endsAt.slice(11, 16)) };
}

/** The first moment after the start at a time of day; empty for no time. */
export function endAfter(start: string, time: string): string {
  if (!time || !start) return '';
  const [day = '', begins = ''] = start.split('T');
  return `${time > begins ? day : addDays(day, 1)}T${time}`;
}

/** A time on the next given weekday (0 is Sunday): today, if the time is still to come. */
export function nextWeekday(now: Date, weekday: number, time: string): string {
  let day = localDay(now);
  while (weekdayOf(day) !== weekday || fromLocalInput(`${day}T${time}`) <= now) day = addDays(day, 1);
  return `${day}T${time}`;
}

/** Moves a calendar day "2026-11-20", regardless of clock changes. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function nextFree(events: readonly MusicEvent[], now: Date, weekday: number, time: string): string {
  const taken = new Set(events.map(({ datetime }) => datetime && localDay(datetime)));
  let [day = ''] = nextWeekday(now, weekday, time).split('T');
  while (taken.has(day)) day = addDays(day, 7);
  return `${day}T${time}`;
}

function isDay(text: string | undefined): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '');
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function listedAt(event: MusicEvent): number {
  return (event.createdAt ?? event.datetime)?.getTime() ?? 0;
}
