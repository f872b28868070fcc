import { formatNearby } from '@venue/domain';

/** Until when a dish is off: "till tomorrow at 5:00 AM", or "until you say". */
export function offWords(until: Date | null, now: Date): string {
  return until ? `till ${formatNearby(until, now)}` : 'until you say';
}
