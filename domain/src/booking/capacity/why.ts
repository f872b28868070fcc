import type { Asked } from './asked.ts';
import { unitsFor } from './best-fit.ts';
import { checkMinute, type Checked } from './check.ts';
import { turnsOf, type Entry, type Turn } from './entry.ts';
import { dayTimeOf, type DayTime } from './evening-clock.ts';
import { openEvening, readEvening, type EveningRead } from './read-evening.ts';
import { offeredMinutes } from './times.ts';

/**
 * A change that alone frees a time. `change` is the body of one PUT: of the booking `id` if there is one, of the rules
 * for seats kept for walk-ins, and otherwise a part of the body of the booking that is asked about.
 */
export type Free =
  | { kind: 'otherTable'; id: string; change: { tables: readonly string[] } }
  | { kind: 'otherTime'; id: string; change: DayTime }
  | { kind: 'notOnline'; change: { tables: readonly string[] } }
  | { kind: 'walkIns'; change: { keepForWalkIns: number } }
  | { kind: 'force'; change: { force: true } };

/** Which limits a time would exceed, by how much, and at most three changes that alone would free it. */
export type Why = Pick<Checked, 'isFree' | 'over'> & { frees: Free[] };

const mostFrees = 3;

/** How many slots earlier or later a booking may be asked to come. */
const mostSlots = 2;

/**
 * Why a time is not free. The changes come in this order: another table for a booking; another time for one, the
 * smallest move and the smallest party first, each booking once; a table that is not online; seats kept for walk-ins;
 * force. No booking that is moved exceeds a limit at its new place. Guests who have arrived are not moved, nor is
 * anybody from a table that was chosen by hand, which `load` has to say: the capacity document does not know it.
 */
export function why(asked: Asked, at: Date): Why {
  const read = readEvening(asked);
  const wanted = { asked, read, minute: read.clock.minuteAt(at) };
  const { isFree, over } = checkMinute(openEvening(asked, read), wanted.minute);
  const frees: Free[] = [];
  if (isFree) return { isFree, over, frees };
  for (const free of changesThatFree(wanted)) {
    if (frees.push(free) === mostFrees) break;
  }
  return { isFree, over, frees };
}

/** The time that is asked about, and the evening as it is. */
type Wanted = { asked: Asked; read: EveningRead; minute: number };

function* changesThatFree(wanted: Wanted): Generator<Free> {
  const movers = moversOf(wanted);
  // Three guests to ask are of more use than three wishes of one.
  const named = new Set<string>();
  for (const mover of movers) {
    const tables = otherTable(wanted, mover);
    if (!tables) continue;
    named.add(mover.id);
    yield { kind: 'otherTable', id: mover.id, change: { tables } };
  }
  for (const { mover, time, tables } of otherTimes(wanted, movers)) {
    if (named.has(mover.id) || !isFreeWith(wanted, { ...mover.entry, ...time, tables })) continue;
    named.add(mover.id);
    yield { kind: 'otherTime', id: mover.id, change: time };
  }
  if (wanted.asked.who === 'guest') yield* asStaff(wanted);
  yield { kind: 'force', change: { force: true } };
}

/** The bookings without which the time would be free, and whose guests are still to come; smallest parties first. */
function moversOf(wanted: Wanted): Turn[] {
  return wanted.read.turns
    .filter(
      ({ id, entry }) => id !== wanted.asked.without && ['requested', 'confirmed'].includes(entry.state),
    )
    .filter(({ id }) => isFreeAmong(wanted, (turns) => turns.filter((turn) => turn.id !== id)))
    .sort((a, b) => a.party - b.party || a.start - b.start || (a.id < b.id ? -1 : 1));
}

/** Whether the time would be free if one booking were as given. */
function isFreeWith(wanted: Wanted, changed: Entry): boolean {
  const { asked, read } = wanted;
  const [turn] = turnsOf([changed], { ...asked, clock: read.clock });
  return isFreeAmong(wanted, (turns) =>
    turns.flatMap((each) => (each.id === changed.id ? (turn ?? []) : each)),
  );
}

function isFreeAmong(
  { asked, read, minute }: Wanted,
  change: (turns: EveningRead['turns']) => Turn[],
): boolean {
  return checkMinute(openEvening(asked, { ...read, turns: change(read.turns) }), minute).isFree;
}

/** The tables that a booking could have instead, if that frees the time. */
function otherTable(wanted: Wanted, mover: Turn): readonly string[] | undefined {
  const { entry, party } = mover;
  const { tables } = openEvening(askedFor(wanted.asked, entry), wanted.read);
  if (!tables || entry.isTableChosen) return undefined;
  return unitsFor(tables.floor, party, mover, { who: 'staff', taken: tables.taken })
    .map((unit) => unit.tables)
    .find((labels) => isFreeWith(wanted, { ...entry, tables: labels }));
}

/** The free times within two slots of each booking's own, with the tables that it would have then; nearest first. */
function otherTimes({ asked, read }: Wanted, movers: readonly Turn[]) {
  const { offered } = offeredMinutes(asked, read);
  const reach = mostSlots * asked.rules.slotMinutes;
  return movers
    .flatMap((mover) => {
      const evening = openEvening(askedFor(asked, mover.entry), read);
      return offered.flatMap((minute) => {
        const distance = Math.abs(minute - mover.start);
        if (distance === 0 || distance > reach) return [];
        const { isFree, tables = [] } = checkMinute(evening, minute);
        const isReseated = mover.entry.isTableChosen && tables.join() !== mover.tables.join();
        if (!isFree || isReseated) return [];
        return [{ mover, distance, tables, time: dayTimeOf(asked.evening, read.clock.wallOf(minute)) }];
      });
    })
    .sort((a, b) => a.distance - b.distance);
}

/** What staff ask when they change a booking. */
function askedFor({ rules, hours, load, evening, now }: Asked, { id, partySize: party }: Entry): Asked {
  return { rules, hours, load, evening, now, party, who: 'staff', without: id };
}

/** What staff may give to a guest who cannot have it online: another table, or seats kept for walk-ins. */
function asStaff({ asked, read, minute }: Wanted): Free[] {
  const { isFree, tables } = checkMinute(openEvening({ ...asked, who: 'staff' }, read), minute);
  if (!isFree) return [];
  if (tables) return [{ kind: 'notOnline', change: { tables } }];
  return [{ kind: 'walkIns', change: { keepForWalkIns: seatsStillKept({ asked, read, minute }) } }];
}

/** The most seats that can be kept for walk-ins while the time is free. */
function seatsStillKept({ asked, read, minute }: Wanted): number {
  let { keepForWalkIns } = asked.rules;
  while (keepForWalkIns > 0) {
    const rules = { ...asked.rules, keepForWalkIns };
    const { over } = checkMinute(openEvening({ ...asked, rules }, read), minute);
    if (over.seats === undefined) break;
    keepForWalkIns = Math.max(0, keepForWalkIns - over.seats);
  }
  return keepForWalkIns;
}
