import { ContentLimits } from '../limits.ts';
import { dateWords, toLocalInput } from '../time/dates.ts';
import { endOfNight, nightEndsAt, nightOf } from '../time/night.ts';
import type { Closure } from './closed-days.ts';

/** The notice for guests: "Closed tonight: a burst pipe.", "Bar kitchen closes at 20:00 tonight." */
export function closedNotice({ area, reason, from, until }: Closure, now: Date): string {
  const isLater = from !== undefined && from > now;
  const name = area.trim();
  const what = isLater
    ? `${name || 'We'} ${name ? 'closes' : 'close'} at ${clock(from)}${isTonight(until, now) ? ' tonight' : `, ${till(until, now)}`}`
    : `${name ? `${name} closed` : 'Closed'} ${isTonight(until, now) ? 'tonight' : till(until, now)}`;
  const why = reason.trim();
  const sentence = why ? `${what}: ${why}` : what;
  const ended = /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  return ended.length > ContentLimits.notice ? `${ended.slice(0, ContentLimits.notice - 1)}…` : ended;
}

/** Whether something that ends then is for the rest of tonight. */
function isTonight(until: Date, now: Date): boolean {
  return until.getTime() === endOfNight(nightOf(now)).getTime();
}

/** "till 19:00"; on later days "till Tuesday 17:00", or "till Tuesday" for the whole night before it. */
function till(until: Date, now: Date): string {
  if (until < endOfNight(nightOf(now))) return `till ${clock(until)}`;
  const { weekday, day, month } = dateWords(until);
  const time = clock(until) === nightEndsAt ? '' : ` at ${clock(until)}`;
  return `till ${weekday}, ${month} ${day}${time}`;
}

/** "00:30" */
function clock(date: Date): string {
  return toLocalInput(date).slice(11);
}
