import type { CapacityRules } from './capacity-rules.ts';
import type { Over } from './check.ts';
import type { Free } from './why.ts';

/**
 * What is in the way of a party, as staff read it, a sentence for each limit: "The kitchen has 10 of 12 arrivals at
 * that time: 4 too many."
 * @param party the guests that ask
 */
export function overWords(over: Over, rules: CapacityRules, party: number): string[] {
  const { coversPerSlot, partiesPerSlot, coversPerService, seats, table, closed } = over;
  const words: string[] = [];
  if (closed) words.push('The house is closed.');
  if (coversPerSlot) {
    const has = taken(rules.coversPerSlot, coversPerSlot, party);
    words.push(`The kitchen has ${has} arrivals at that time: ${coversPerSlot} too many.`);
  }
  if (partiesPerSlot)
    words.push(`${taken(rules.partiesPerSlot, partiesPerSlot, 1)} parties arrive at that time.`);
  if (coversPerService) {
    const has = taken(rules.coversPerService, coversPerService, party);
    words.push(`The service has ${has} guests: ${coversPerService} too many.`);
  }
  if (seats) words.push(seats === 1 ? 'One seat is missing.' : `${seats} seats are missing.`);
  if (table) words.push(`No table for ${party} is free.`);
  return words;
}

/** "10 of 12": what a limit has without the party that exceeds it. */
function taken(limit: number | null, by: number, party: number): string {
  return `${(limit ?? 0) + by - party} of ${limit ?? 0}`;
}

/**
 * A change that frees a time, as staff read it: "Free if Byrne (2) moves to 19:45."
 * @param guest who is asked to move; no capacity document knows names
 */
export function freeWords(
  free: Free,
  {
    rules,
    guest,
  }: { rules: Pick<CapacityRules, 'keepForWalkIns'>; guest?: { name: string; partySize: number } },
): string {
  const who = guest ? `${guest.name} (${guest.partySize})` : 'one party';
  switch (free.kind) {
    case 'otherTable':
      return `Free if ${who} moves to ${free.change.tables.join(' + ')}.`;
    case 'otherTime':
      return `Free if ${who} moves to ${free.change.time}.`;
    case 'notOnline':
      return `Free at ${free.change.tables.join(' + ')}, which guests cannot book themselves.`;
    case 'walkIns':
      return `Free if ${rules.keepForWalkIns - free.change.keepForWalkIns} of the ${rules.keepForWalkIns} seats kept for walk-ins are given up.`;
    case 'force':
      return 'Or book it all the same.';
  }
}
