import type { Gig } from '../gig/gig.ts';
import { gigEnd, isCalledOff, isOnNow, isPast, statusOf } from '../gig/gig-state.ts';
import { dateWords, formatTime, fromLocalInput, localDay, toLocalInput } from '../time/dates.ts';
import { endOfNight, nextDay, nightOf } from '../time/night.ts';
import { areasAt, type AreaNow } from './now-hours.ts';
import type { OpeningHours } from './opening-hours.ts';

/** What is said about now: whether anything is open, and the words. */
export type NowWords = {
  isOpen: boolean;
  /** "Open now, bar till 00:30 · kitchen closed · The Eleven Steps at 9" */
  text: string;
  /** The text in pieces, each with the comma or dot before it: where there is little room, the last ones are left out. */
  pieces: string[];
  /** Whether the last piece is about a gig. */
  hasGig: boolean;
};

/**
 * What a guest wants to know at a moment: what is open until when, what is closed, who plays tonight. Areas whose hours
 * cannot be read are left out; undefined when there is nothing to say.
 * @param gigs the next ones, soonest first
 */
export function nowWords(hours: OpeningHours, gigs: readonly Gig[], now: Date): NowWords | undefined {
  const areas = areasAt(hours, now);
  const isOpen = areas.some((area) => area.isOpen);
  const gig = gigTonight(gigs, now);
  const pieces = isOpen ? openWords(areas, now) : closedWords(areas, now);
  if (gig) pieces.push((pieces.length > 0 ? ' · ' : '') + gigWords(gig, now));
  if (pieces.length === 0) return undefined;
  return { isOpen, text: pieces.join(''), pieces, hasGig: gig !== undefined };
}

/** The next moment at which `nowWords` may say something else. */
export function nowWordsUntil(hours: OpeningHours, gigs: readonly Gig[], now: Date): Date {
  const { datetime, endsAt } = gigTonight(gigs, now) ?? {};
  const moments = [
    ...areasAt(hours, now).flatMap(({ until, opensNext }) => [until, opensNext]),
    ...(datetime ? [datetime, gigEnd({ datetime, endsAt })] : []),
    ...[endOfNight(nightOf(now)), fromLocalInput(`${nextDay(localDay(now))}T00:00`)],
  ];
  return new Date(
    Math.min(...moments.flatMap((moment) => (moment && moment > now ? [moment.getTime()] : []))),
  );
}

function openWords(areas: AreaNow[], now: Date): string[] {
  const open = areas.filter(({ isOpen }) => isOpen);
  // What is open longest comes first.
  open.sort((a, b) => (b.until?.getTime() ?? Infinity) - (a.until?.getTime() ?? Infinity) || 0);
  const [first, ...others] = groupByWords(open, ({ until }) => (until ? `till ${clock(until)}` : 'open'));
  return [`Open now, ${first}`, ...others.map((words) => `, ${words}`), ...laterWords(areas, now)];
}

/** What is closed while something else is open, or opens later the same night. */
function laterWords(areas: AreaNow[], now: Date): string[] {
  const closed = areas.filter(({ isOpen }) => !isOpen);
  return groupByWords(closed, ({ opensNext }) =>
    opensNext && isSoon(opensNext, now) ? `from ${clock(opensNext)}` : 'closed',
  ).map((words) => ` · ${words}`);
}

function closedWords(areas: AreaNow[], now: Date): string[] {
  if (areas.length === 0) return [];
  const next = Math.min(...areas.map(({ opensNext }) => opensNext?.getTime() ?? Infinity));
  if (next === Infinity) return ['Closed now'];
  const isNext = ({ opensNext }: AreaNow) => opensNext?.getTime() === next;
  const [first = ''] = groupByWords(areas.filter(isNext), () => '');
  const verb = areas.filter(isNext).length > 1 ? 'open' : 'opens';
  const later = areas.filter((area) => !isNext(area) && area.opensNext && isSoon(area.opensNext, now));
  return [`Closed now, ${first}${verb} ${dayAndClock(new Date(next), now)}`, ...laterWords(later, now)];
}

/** "restaurant & bar till 22:00": areas of which the same is said, once. */
function groupByWords(areas: AreaNow[], wordsOf: (area: AreaNow) => string): string[] {
  const said = new Map<string, string[]>();
  for (const area of areas) said.set(wordsOf(area), [...(said.get(wordsOf(area)) ?? []), nameOf(area)]);
  return [...said].map(([words, names]) => `${names.join(' & ')} ${words}`);
}

/** "Bar kitchen" within a sentence; a name with more capitals stays as it is. */
function nameOf({ name }: AreaNow): string {
  return /^\p{Lu}\P{Lu}*$/u.test(name) ? name.toLowerCase() : name;
}

function isSoon(moment: Date, now: Date): boolean {
  return moment < endOfNight(nightOf(now));
}

/** "at 16:00", "tomorrow at 16:00", "Tuesday at 16:00", "on December 27 at 16:00". */
function dayAndClock(moment: Date, now: Date): string {
  const at = `at ${clock(moment)}`;
  const [day, today] = [localDay(moment), localDay(now)];
  if (day === today || isSoon(moment, now)) return at;
  if (day === nextDay(today)) return `tomorrow ${at}`;
  const { weekday, month, day: date } = dateWords(moment);
  return day < nextDay(today, 7) ? `${weekday} ${at}` : `on ${month} ${date} ${at}`;
}

/** The first gig of tonight that is not over; one that is called off only if no other takes place. */
function gigTonight(gigs: readonly Gig[], now: Date): Gig | undefined {
  const tonight = nightOf(now);
  const left = gigs.filter((gig) => gig.datetime && nightOf(gig.datetime) === tonight && !isPast(gig, now));
  return left.find((gig) => !isCalledOff(gig)) ?? left[0];
}

function gigWords(gig: Gig, now: Date): string {
  const { artist, datetime } = gig;
  const name = artist || 'music';
  if (isCalledOff(gig)) return `${name} ${statusOf(gig)}`;
  if (isOnNow(gig, now)) return `${name} on now`;
  const time = `${name} at ${datetime ? stageTime(datetime) : ''}`;
  return statusOf(gig) === 'soldOut' ? `${time}, sold out` : time;
}

/** "9", "9:30"; "11 AM" before noon, when nobody expects music. */
function stageTime(date: Date): string {
  return formatTime(date).replace(':00', '').replace(' PM', '');
}

/** "00:30" */
function clock(date: Date): string {
  return toLocalInput(date).slice(11);
}
