import type { GigStatus } from '../gig/gig.ts';
import { isCalledOff, isPast } from '../gig/gig-state.ts';
import { ContentLimits } from '../limits.ts';
import { emptyNotice, liveNotice, wordsOf, type Notice } from '../notice/notice.ts';
import type { SpecialDay } from '../opening-hours/opening-hours.ts';
import { isSpecialDayOver } from '../opening-hours/special-days.ts';
import { nextDay, nightOf } from '../time/night.ts';
import { closedDays, type Closure } from './closed-days.ts';
import type { ChangedGig, ClosedTonight } from './closed-tonight.ts';
import { closedNotice } from './closed-words.ts';
import { changeGig, type ClosableHouse } from './take-back.ts';

/**
 * Closes an area, or the whole house: special days, the notice, and the status of tonight's gigs that are not over or
 * called off, if one is given. The record says what has been done, so that `takeBack` can undo it. Special days that
 * have long been over make room, and do not return.
 */
export function closeHouse(
  house: ClosableHouse,
  closure: Closure,
  eventStatus: GigStatus | '' | undefined,
  now: Date,
): ClosableHouse & { closed: Omit<ClosedTonight, '_id'> } {
  const { area, reason, from, until } = closure;
  const specialDays = closedDays(house.hours, closure, now);
  const text = closedNotice(closure, now);
  const gigs = new Map(house.gigs);
  const changes: ChangedGig[] = [];
  for (const gig of house.gigs.values()) {
    if (!eventStatus || !gig.datetime || nightOf(gig.datetime) !== nightOf(now)) continue;
    // What has taken place, and what guests have been told already, stays as it is.
    if (isPast(gig, now) || isCalledOff(gig)) continue;
    const changed = changeGig(gig, eventStatus, reason || (gig.statusNote ?? ''));
    gigs.set(gig._id, changed.gig);
    changes.push(changed.change);
  }
  return {
    hours: {
      ...house.hours,
      specialDays: [...withRoomFor(specialDays.length, house.hours.specialDays ?? [], now), ...specialDays],
    },
    notice: inFrontOf(house.notice, text, until, now),
    gigs,
    closed: { area, reason, ...(from && { from }), until, notice: text, specialDays, gigs: changes },
  };
}

/**
 * Special days without those that ended more than a year ago, and without the oldest past ones where more of them are
 * stored than the form could save again. Those to come always stay.
 */
function withRoomFor(added: number, specialDays: SpecialDay[], now: Date): SpecialDay[] {
  const aYearAgo = nextDay(nightOf(now), -365);
  const recent = specialDays.filter(({ to }) => to >= aYearAgo);
  const tooMany = recent
    .filter((day) => isSpecialDayOver(day, now))
    .sort((a, b) => a.to.localeCompare(b.to))
    .slice(0, Math.max(0, recent.length + added - ContentLimits.specialDays));
  return recent.filter((day) => !tooMany.includes(day));
}

/** A notice that is shown at once, with the one that returns after it. */
function inFrontOf(notice: Notice, text: string, until: Date, now: Date): Notice {
  const isOver = !notice.until || notice.until <= now;
  const back = isOver ? liveNotice(notice, now) : wordsOf(notice);
  return { ...emptyNotice, _id: notice._id, text, until, earlier: back ? [back] : [] };
}
