import type { Asked } from './asked.ts';
import type { Over } from './check.ts';
import type { Entry } from './entry.ts';
import type { Times } from './times.ts';

/*
 * A slow model of `times`, for comparison: it walks through an evening minute by minute, reads each minute's clock from
 * the platform, and counts who is there. It shares no code with what it is compared with.
 */

const minuteLength = 60_000;

/** A minute: its moment, and what the clock shows in it. `wall` counts minutes from the evening's midnight. */
type Minute = { at: number; date: string; time: string; wall: number };

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Dublin', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

const walked = new Map<string, Minute[]>();

/** All minutes from an evening's midnight on, three days long. */
export function walk(evening: string): Minute[] {
  const known = walked.get(evening);
  if (known) return known;
  const minutes: Minute[] = [];
  const noon = Date.parse(`${evening}T12:00Z`);
  for (let at = noon - 24 * 60 * minuteLength; at < noon + 72 * 60 * minuteLength; at += minuteLength) {
    const [date = '', time = ''] = clock.format(at).split(' ');
    const days = Math.round((Date.parse(date) - Date.parse(evening)) / (24 * 60 * minuteLength));
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    if (days >= 0) minutes.push({ at, date, time, wall: days * 1_440 + hour * 60 + minute });
  }
  walked.set(evening, minutes);
  return minutes;
}

/** The moment at which the clock first shows a wall minute; an hour later if it skips it. */
function momentOf(minutes: Minute[], wall: number): number {
  const found =
    minutes.find((minute) => minute.wall === wall) ?? minutes.find((minute) => minute.wall === wall + 60);
  return found!.at;
}

/** What the clock shows at a moment. */
function shownAt(minutes: Minute[], at: number): number {
  return minutes[(at - minutes[0]!.at) / minuteLength]!.wall;
}

function wallOf(time: string): number {
  return Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
}

function floor(moment: Date | string): number {
  return Math.floor(new Date(moment).getTime() / minuteLength) * minuteLength;
}

/** A party that holds its place, with its moments. */
type Held = { id: string; party: number; from: number; to: number; slot: number; tables: readonly string[] };

function heldBy(asked: Asked, minutes: Minute[]): Held[] {
  const { load, evening, rules, now, without } = asked;
  const held: Held[] = [];
  for (const entry of load) {
    if (entry.id === without) continue;
    const isOffer = entry.state === 'offered' && new Date(entry.until ?? 0) > now;
    if (!isOffer && !['requested', 'confirmed', 'arrived', 'left'].includes(entry.state)) continue;
    const wall = (entry.date > evening ? 1_440 : 0) + wallOf(entry.time);
    if (wall < 300 || wall >= 29 * 60) continue;
    const from = momentOf(minutes, wall);
    let to = from + staysFor(rules, entry.partySize, entry.turnMinutes) * minuteLength;
    if (entry.state === 'left' && entry.leftAt) to = Math.min(to, floor(entry.leftAt));
    const isTonight = now.getTime() < momentOf(minutes, 29 * 60);
    if (entry.state === 'arrived' && isTonight && to <= floor(now)) {
      to = floor(now) + minuteLength;
      while (shownAt(minutes, to) % rules.slotMinutes !== 0) to += minuteLength;
    }
    const slot = Math.floor(shownAt(minutes, from) / rules.slotMinutes);
    held.push({ id: entry.id, party: entry.partySize, from, to, slot, tables: [...(entry.tables ?? [])] });
  }
  return held;
}

function staysFor({ turnMinutes }: Asked['rules'], party: number, stored?: number): number {
  if (stored !== undefined) return stored;
  for (const { upTo, minutes } of turnMinutes) if (party <= upTo) return minutes;
  return turnMinutes[turnMinutes.length - 1]!.minutes;
}

/** Whether a closure is on at a moment. */
function isOn(
  asked: Asked,
  minutes: Minute[],
  closure: Asked['rules']['closures'][number],
  at: number,
): boolean {
  if (closure.date !== asked.evening) return false;
  const late = (time: string) => wallOf(time) + (wallOf(time) < 300 ? 1_440 : 0);
  const from = late(closure.from);
  const to = late(closure.to) > from ? late(closure.to) : late(closure.to) + 1_440;
  return at >= momentOf(minutes, from) && at < momentOf(minutes, to);
}

function isWhole({ seats, tables }: Asked['rules']['closures'][number]): boolean {
  return !seats && !tables?.length;
}

/** The tables for a party, by trying all of them in all minutes. */
function bestFit(
  asked: Asked,
  minutes: Minute[],
  seated: Held[],
  party: number,
  from: number,
  to: number,
  who: string,
  only?: readonly string[],
) {
  const { tables, joins, closures } = asked.rules;
  const units = [
    ...tables.map(({ label, from: least, to: most }) => ({ labels: [label], least, most })),
    ...joins.map(({ tables: labels, from: least, to: most }) => ({ labels, least, most })),
  ];
  const isOnline = (label: string) => tables.find((table) => table.label === label)!.isOnline !== false;
  const touching = (labels: readonly string[]) =>
    joins.filter((join) => join.tables.some((label) => labels.includes(label))).length;
  const isTaken = (label: string) => {
    for (let at = from; at < to; at += minuteLength) {
      if (seated.some((each) => each.tables.includes(label) && at >= each.from && at < each.to)) return true;
      for (const closure of closures) {
        if (!isOn(asked, minutes, closure, at)) continue;
        if (isWhole(closure) || closure.tables?.includes(label)) return true;
      }
    }
    return false;
  };
  let best: (typeof units)[number] | undefined;
  for (const unit of units) {
    if (party < unit.least || party > unit.most || unit.labels.some(isTaken)) continue;
    if (who === 'guest' && !unit.labels.every(isOnline)) continue;
    if (only && [...only].sort().join() !== [...unit.labels].sort().join()) continue;
    const rank = ({ labels, most }: typeof unit) => [labels.length, most - party, touching(labels)];
    if (!best || isBefore(rank(unit), rank(best))) best = unit;
  }
  return best?.labels;
}

function isBefore(a: number[], b: number[]): boolean {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place !== -1 && a[place]! < b[place]!;
}

/** Gives tables to who has none: by start, larger parties first, then id. */
function seatAll(asked: Asked, minutes: Minute[], held: Held[]): Held[] {
  const labels = asked.rules.tables.map(({ label }) => label);
  const hasTables = (each: Held) =>
    each.tables.length > 0 && each.tables.every((label) => labels.includes(label));
  const seated = held.filter(hasTables);
  const standing = held.filter((each) => !hasTables(each));
  standing.sort((a, b) =>
    isBefore([a.from, -a.party], [b.from, -b.party])
      ? -1
      : isBefore([b.from, -b.party], [a.from, -a.party])
        ? 1
        : a.id < b.id
          ? -1
          : 1,
  );
  for (const each of standing) {
    const tables = bestFit(asked, minutes, seated, each.party, each.from, each.to, 'staff');
    if (tables) seated.push({ ...each, tables });
  }
  return seated;
}

/** `check` of a moment. */
function checkSlowly(asked: Asked, minutes: Minute[], held: Held[], seated: Held[], at: number) {
  const { rules, party, who, hours = [] } = asked;
  const over: Over = {};
  const sum = (parties: Held[]) => parties.reduce((total, each) => total + each.party, 0);
  const wall = shownAt(minutes, at);
  const opened = (moment: number) => {
    const starts = hours.map(({ opens }) => momentOf(minutes, wallOf(opens))).sort((a, b) => a - b);
    let service = 0;
    starts.forEach((start, index) => {
      if (start <= moment) service = index;
    });
    return service;
  };
  const sameSlot = held.filter(({ slot }) => slot === Math.floor(wall / rules.slotMinutes));
  const sameService = held.filter(({ from }) => opened(from) === opened(at));
  const exceed = (name: 'coversPerSlot' | 'partiesPerSlot' | 'coversPerService', value: number) => {
    const limit = rules[name];
    if (limit !== null && value > limit) over[name] = value - limit;
  };
  exceed('coversPerSlot', sum(sameSlot) + party);
  exceed('partiesPerSlot', sameSlot.length + 1);
  exceed('coversPerService', sum(sameService) + party);
  const own = asked.load.find(({ id }) => id === asked.without);
  const to =
    at + staysFor(rules, party, own?.partySize === party ? own.turnMinutes : undefined) * minuteLength;
  let tables: readonly string[] | undefined;
  if (rules.tables.length > 0) {
    const kept = own?.tables && bestFit(asked, minutes, seated, party, at, to, 'staff', own.tables);
    tables = kept ?? bestFit(asked, minutes, seated, party, at, to, who);
    if (!tables) over.table = true;
  } else {
    for (let moment = at; moment < to; moment += minuteLength) {
      const closed = rules.closures.filter((closure) => isOn(asked, minutes, closure, moment));
      const isShut = closed.some(isWhole);
      if (rules.seats === null) {
        if (isShut) over.closed = true;
        continue;
      }
      const there = held.filter(({ from, to: until }) => from <= moment && moment < until);
      let left = rules.seats - (who === 'guest' ? rules.keepForWalkIns : 0);
      for (const { seats } of closed) left -= seats ?? 0;
      if (isShut || left < 0) left = 0;
      const by = sum(there) + party - left;
      if (by > 0) over.seats = Math.max(over.seats ?? 0, by);
    }
  }
  return { isFree: Object.keys(over).length === 0, over, tables };
}

/** What `times` is to answer. */
export function timesSlowly(asked: Asked): Times {
  const { hours, rules, evening, now, who, party } = asked;
  if (!hours) return { times: [], code: 'unreadable' };
  const minutes = walk(evening);
  const nights = (momentOf(minutes, 5 * 60) - now.getTime()) / (24 * 60 * minuteLength);
  if (now.getTime() >= momentOf(minutes, 29 * 60)) return { times: [], code: 'past' };
  // Clock changes make a day an hour longer or shorter, and the cases keep away from the edge by more than that.
  if (nights > rules.daysAhead) return { times: [], code: 'notYet' };
  if (hours.length === 0) return { times: [], code: 'closed' };
  if (who === 'guest' && party > largestSlowly(asked)) return { times: [], code: 'partyTooLarge' };
  const held = heldBy(asked, minutes);
  const seated = seatAll(asked, minutes, held);
  const found: Times['times'] = [];
  const seen = new Set<number>();
  let wasClosed = false;
  for (const { at, date, time, wall } of minutes) {
    if (wall < 300 || wall >= 29 * 60 || seen.has(wall)) continue;
    seen.add(wall);
    if (!isOffered(asked, wall) || at < now.getTime() + rules.leadMinutes * minuteLength) continue;
    if (rules.closures.some((closure) => isWhole(closure) && isOn(asked, minutes, closure, at))) {
      wasClosed = true;
      continue;
    }
    const { isFree, over, tables } = checkSlowly(asked, minutes, held, seated, at);
    const isConfirmedAtOnce = party <= rules.confirmUpTo;
    found.push({ date, time, isFree, isConfirmedAtOnce, ...(isFree ? tables && { tables } : { over }) });
  }
  if (found.length === 0) return { times: [], code: wasClosed ? 'closed' : 'over' };
  return found.some(({ isFree }) => isFree) ? { times: found } : { times: found, code: 'full' };
}

function largestSlowly({ rules }: Asked): number {
  let most = rules.maxParty;
  for (const limit of [rules.coversPerSlot, rules.coversPerService])
    if (limit !== null) most = Math.min(most, limit);
  if (rules.tables.length === 0)
    return rules.seats === null ? most : Math.min(most, rules.seats - rules.keepForWalkIns);
  const offline = rules.tables.filter(({ isOnline }) => isOnline === false).map(({ label }) => label);
  const online = [...rules.tables.map(({ label, to }) => ({ tables: [label], to })), ...rules.joins].filter(
    ({ tables }) => !tables.some((label) => offline.includes(label)),
  );
  return Math.min(most, Math.max(0, ...online.map(({ to }) => to)));
}

/** Whether a wall minute is among those at which tables are given out. */
function isOffered({ hours = [], rules }: Asked, wall: number): boolean {
  return hours.some(({ opens, closes }) => {
    const from = wallOf(opens);
    const end = wallOf(closes) > from ? wallOf(closes) : wallOf(closes) + 1_440;
    const last = Math.max(from, end - rules.lastBookingMinutes);
    const whole: number[] = [];
    for (let minute = from; minute <= last; minute += 1)
      if (minute % rules.slotMinutes === 0) whole.push(minute);
    return whole.length > 0 ? whole.includes(wall) : wall === from;
  });
}

/**
 * The limits that are exceeded where a booking is, counted minute by minute: in its slot, its service and each minute
 * of its turn. Empty if nothing is.
 */
export function exceededWhere({ id }: Pick<Entry, 'id'>, asked: Asked): string[] {
  const { rules, who, hours = [] } = asked;
  const minutes = walk(asked.evening);
  const held = heldBy(asked, minutes);
  const own = held.find((each) => each.id === id)!;
  const sum = (parties: Held[]) => parties.reduce((total, each) => total + each.party, 0);
  const openings = hours.map(({ opens }) => momentOf(minutes, wallOf(opens))).sort((a, b) => a - b);
  const service = ({ from }: Held) => Math.max(1, openings.filter((opens) => opens <= from).length);
  const inSlot = held.filter(({ slot }) => slot === own.slot);
  const found = new Set<string>();
  if (rules.coversPerSlot !== null && sum(inSlot) > rules.coversPerSlot) found.add('coversPerSlot');
  if (rules.partiesPerSlot !== null && inSlot.length > rules.partiesPerSlot) found.add('partiesPerSlot');
  const inService = held.filter((each) => service(each) === service(own));
  if (rules.coversPerService !== null && sum(inService) > rules.coversPerService)
    found.add('coversPerService');
  for (let at = own.from; at < own.to; at += minuteLength) {
    const there = held.filter(({ from, to }) => from <= at && at < to);
    const closed = rules.closures.filter((closure) => isOn(asked, minutes, closure, at));
    if (closed.some(isWhole)) found.add('closed');
    const shut = closed.flatMap(({ tables = [] }) => tables);
    if (rules.tables.length > 0) {
      // Who has a table that no longer exists counts as without any.
      const isThere = (label: string) => rules.tables.some((table) => table.label === label);
      const seated = there.filter((each) => each !== own && each.tables.every(isThere));
      const others = seated.flatMap(({ tables }) => tables);
      if (own.tables.length === 0) found.add('none');
      if (own.tables.some((label) => [...others, ...shut].includes(label))) found.add('table');
    } else if (rules.seats !== null) {
      const kept = who === 'guest' ? rules.keepForWalkIns : 0;
      const seats = closed.reduce((left, closure) => left - (closure.seats ?? 0), rules.seats - kept);
      if (sum(there) > seats) found.add('seats');
    }
  }
  return [...found];
}

/** How many parties find no table, if tables are declared. */
export function withoutTable(asked: Asked): number {
  const minutes = walk(asked.evening);
  const held = heldBy(asked, minutes);
  return asked.rules.tables.length > 0 ? held.length - seatAll(asked, minutes, held).length : 0;
}
