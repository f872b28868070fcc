import type { Gig } from '../gig/gig.ts';
import { statusOf } from '../gig/gig-state.ts';
import { emptyNotice, type Notice } from '../notice/notice.ts';
import { specialDay, type OpeningHours, type SpecialDay } from '../opening-hours/opening-hours.ts';
import { sameArea } from '../opening-hours/read-areas.ts';
import { readFields } from '../record/read.ts';
import type { ChangedGig, ClosedTonight } from './closed-tonight.ts';

/** What "closed tonight" changes. */
export type ClosableHouse = {
  hours: OpeningHours;
  notice: Notice;
  /** By id. */
  gigs: ReadonlyMap<string, Gig>;
};

/** The house without a closure, and what stays because somebody has changed it since, in words. */
export type TakenBack = ClosableHouse & { changed: string[] };

/**
 * Takes back exactly what a closure has done. What somebody has changed since stays as they left it; what they have
 * removed stays removed. Records that do not change stay the same objects.
 */
export function takeBack(closed: ClosedTonight, house: ClosableHouse): TakenBack {
  const changed: string[] = [];
  return {
    hours: hoursWithout(closed, house.hours, changed),
    notice: noticeWithout(closed, house.notice, changed),
    gigs: gigsWithout(closed, house.gigs, changed),
    changed,
  };
}

function hoursWithout({ specialDays }: ClosedTonight, hours: OpeningHours, changed: string[]): OpeningHours {
  const left = [...(hours.specialDays ?? [])];
  const total = left.length;
  for (const day of specialDays) {
    const place = left.findLastIndex((each) => isSameDay(each, day));
    if (place !== -1) left.splice(place, 1);
    else if (left.some((each) => each.from === day.from && sameArea(each.area, day.area)))
      changed.push(`the hours of ${day.area || 'the house'}`);
  }
  return left.length === total ? hours : { ...hours, specialDays: left };
}

function noticeWithout({ notice: text, until }: ClosedTonight, notice: Notice, changed: string[]): Notice {
  if (notice.text === text && notice.until?.getTime() === until?.getTime())
    return { ...emptyNotice, ...notice.earlier?.[0], earlier: [] };
  // It may have been taken down, too.
  if (notice.text !== '') changed.push('the notice');
  return notice;
}

function gigsWithout(
  { gigs: changes }: ClosedTonight,
  gigs: ReadonlyMap<string, Gig>,
  changed: string[],
): ReadonlyMap<string, Gig> {
  const result = new Map(gigs);
  for (const change of changes) {
    const gig = gigs.get(change.id);
    if (!gig) continue;
    if (statusOf(gig) === change.status && (gig.statusNote ?? '') === change.note)
      result.set(change.id, withStatus(gig, change.statusBefore || 'scheduled', change.noteBefore));
    else changed.push(`the gig of ${change.artist || 'tonight'}`);
  }
  return result;
}

/** A gig with another status, and what it was before. */
export function changeGig(gig: Gig, status: ChangedGig['status'], note: string) {
  const change: ChangedGig = {
    id: gig._id,
    artist: gig.artist,
    status,
    note,
    statusBefore: statusOf(gig),
    noteBefore: gig.statusNote ?? '',
  };
  return { gig: withStatus(gig, status || 'scheduled', note), change };
}

function withStatus(gig: Gig, status: Gig['status'], statusNote: string): Gig {
  return { ...gig, ...(status && { status }), statusNote };
}

/** Whatever their ids, which only the opening hours give. */
function isSameDay(a: SpecialDay, b: SpecialDay): boolean {
  const { _id, ...fields } = specialDay;
  return JSON.stringify(readFields(fields, a)) === JSON.stringify(readFields(fields, b));
}
