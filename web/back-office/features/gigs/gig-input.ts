import {
  fromLocalInput,
  gig,
  localDay,
  nextDay,
  visibility,
  toInput,
  toLocalInput,
  weekdayOf,
  type InputOf,
  type Gig,
} from '@venue/domain';
import { noRepeat, type Repeat } from './repeat/repeat-days.ts';
import { doorsBefore, endAfter } from './times/gig-times.ts';

/** The values of the event forms. Dates are in the format of their control, in the venue's time zone. */
export type GigFormInput = InputOf<typeof gig> & {
  /** The evenings of a new gig beyond its first; missing for a stored one. */
  repeat?: Repeat;
};

/** The start of a gig until there is another one to copy it from. */
const usualTime = '21:30';

const friday = 5;

/**
 * A new event: on the given day, or else the next Friday without a gig, at the time of the gig that was listed
 * last.
 */
export function blankGigInput(events: readonly Gig[], now: Date, day?: string): GigFormInput {
  const [latest] = events.filter(({ datetime }) => datetime).sort((a, b) => listedAt(b) - listedAt(a));
  const time = latest?.datetime ? toLocalInput(latest.datetime).slice(11, 16) : usualTime;
  const datetime = isDay(day) ? `${day}T${time}` : nextFree(events, now, friday, time);
  return { ...toInput(gig), datetime, repeat: noRepeat };
}

/** A copy of a gig on its next free weekday. */
export function repeatGigInput(event: Gig, events: readonly Gig[], now: Date): GigFormInput {
  const input = duplicateGigInput(event);
  const { datetime: before, endsAt, doorsAt } = toInput(gig, event);
  const [day = '', time = usualTime] = before.split('T');
  const datetime = nextFree(events, now, isDay(day) ? weekdayOf(day) : friday, time);
  return {
    ...input,
    datetime,
    endsAt: endAfter(datetime, endsAt.slice(11, 16)),
    doorsAt: doorsBefore(datetime, doorsAt.slice(11, 16)),
  };
}

/** The fields that a copy starts without. */
const nothingYet = {
  ...toInput(visibility),
  ...({ datetime: '', endsAt: '', doorsAt: '', status: 'scheduled', statusNote: '' } as const),
};

/** A copy of a gig that is on as planned, without a date. */
export function duplicateGigInput(event: Gig): GigFormInput {
  return { ...toInput(gig, event), ...nothingYet, repeat: noRepeat };
}

/** A time on the next given weekday (0 is Sunday): today, if the time is still to come. */
export function nextWeekday(now: Date, weekday: number, time: string): string {
  let day = localDay(now);
  while (weekdayOf(day) !== weekday || fromLocalInput(`${day}T${time}`) <= now) day = nextDay(day);
  return `${day}T${time}`;
}

function nextFree(events: readonly Gig[], now: Date, weekday: number, time: string): string {
  const taken = new Set(events.map(({ datetime }) => datetime && localDay(datetime)));
  let [day = ''] = nextWeekday(now, weekday, time).split('T');
  while (taken.has(day)) day = nextDay(day, 7);
  return `${day}T${time}`;
}

function isDay(text: string | undefined): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '');
}

function listedAt(event: Gig): number {
  return (event.createdAt ?? event.datetime)?.getTime() ?? 0;
}
