import { gigStatuses, type GigStatus } from '@venue/domain';

const otherWords: Record<string, GigStatus> = {
  onasplanned: 'scheduled',
  confirmed: 'scheduled',
  canceled: 'cancelled',
};

/** The status of a cell, also in American spelling; undefined for another word. */
export function readStatus(cell: string): GigStatus | undefined {
  const word = cell.toLowerCase().replace(/[^a-z]/g, '');
  const statuses = Object.keys(gigStatuses) as GigStatus[];
  return otherWords[word] ?? statuses.find((status) => status.toLowerCase() === word);
}
