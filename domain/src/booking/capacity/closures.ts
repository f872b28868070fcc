import { clockMinutes, dayMinutes, eveningOpens, type EveningClock } from './evening-clock.ts';
import type { BookingClosure, CapacityRules } from './capacity-rules.ts';

/** A closure in minutes of the evening's clock, its end not part of it. */
export type ClosedTurn = {
  start: number;
  end: number;
  isWholeHouse: boolean;
  seats: number;
  tables: readonly string[];
};

/** Whether a closure is of the whole house: it names neither seats nor tables. */
export function closesWholeHouse({ seats, tables = [] }: Pick<BookingClosure, 'seats' | 'tables'>): boolean {
  return (seats ?? undefined) === undefined && tables.length === 0;
}

/** The closures of an evening. */
export function closedTurns(
  { closures }: Pick<CapacityRules, 'closures'>,
  evening: string,
  clock: EveningClock,
): ClosedTurn[] {
  return closures
    .filter(({ date }) => date === evening)
    .map((closure) => {
      const from = lateMinutes(closure.from);
      const until = lateMinutes(closure.to);
      return {
        start: clock.minuteOf(from),
        end: clock.minuteOf(until > from ? until : until + dayMinutes),
        isWholeHouse: closesWholeHouse(closure),
        seats: closure.seats ?? 0,
        tables: closure.tables ?? [],
      };
    });
}

/** Minutes after the midnight of an evening's date: before 05:00 it is the small hours of the same evening. */
function lateMinutes(time: string): number {
  const minutes = clockMinutes(time);
  return minutes < eveningOpens ? minutes + dayMinutes : minutes;
}
