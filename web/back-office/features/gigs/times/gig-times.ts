import { nextDay } from '@venue/domain';

/* The times around the start of a gig. Values are those of their controls: "2026-11-27T21:30" and "21:30". */

/** The first moment after the start at a time of day; empty for no time or no start. */
export function endAfter(start: string, time: string): string {
  if (!time || !start) return '';
  const [day = '', begins = ''] = start.split('T');
  return `${time > begins ? day : nextDay(day)}T${time}`;
}

/** The last moment at a time of day that is not after the start; empty for no time or no start. */
export function doorsBefore(start: string, time: string): string {
  if (!time || !start) return '';
  const [day = '', begins = ''] = start.split('T');
  return `${time <= begins ? day : nextDay(day, -1)}T${time}`;
}
