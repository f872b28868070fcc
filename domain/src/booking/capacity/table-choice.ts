import type { Asked } from './asked.ts';
import { overlap } from './best-fit.ts';
import { openEvening } from './read-evening.ts';

/**
 * Which of the tables that a person has chosen are taken while a party stays: by parties that have them, or by closures.
 * Parties without a table do not count, nor does it matter that a table is too small: staff who choose it see that.
 */
export function takenAmong(asked: Asked, at: Date, chosen: readonly string[]): string[] {
  const { clock, others, closures, turn } = openEvening(asked);
  const start = clock.minuteAt(at);
  const stay = { start, end: start + turn };
  const taken = new Set([
    ...others.filter((other) => overlap(other, stay)).flatMap(({ tables }) => tables),
    ...closures
      .filter((closure) => overlap(closure, stay))
      .flatMap(({ isWholeHouse, tables }) => (isWholeHouse ? chosen : tables)),
  ]);
  return chosen.filter((label) => taken.has(label));
}
