import { endOfNight, fromLocalInput, localDay, nextDay, nightOf } from '@venue/domain';

/** More than a test takes, with what it plans for the next minute. */
const longestTest = 3 * 60_000;

/**
 * How long to wait, in ms, before a test begins: past midnight or past the end of the night, if either is minutes away,
 * and otherwise not at all. What a test plans for today or tonight would be over before it ends.
 */
export function waitForNewDay(now: Date): number {
  const turns = [fromLocalInput(`${nextDay(localDay(now))}T00:00`), endOfNight(nightOf(now))];
  const rest = Math.min(...turns.map(Number)) - now.getTime();
  return rest < longestTest ? rest + 1_000 : 0;
}
