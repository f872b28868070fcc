import { isDay, localDay } from '@venue/domain';
import type { TableWish } from '../../ui/table-choice/table-choice.ts';

/** The wishes beyond a table that a link can carry, with the words in which the house reads them. */
const notes = new Map([['chefs-table', 'Chef’s table']]);

/** What the page around the frame was opened with. */
export type Asked = Partial<TableWish> & {
  /** "Chef’s table": for a person to decide. */
  note?: string;
};

/** Reads `?date=2026-11-27&party=4&note=chefs-table` of the page around the frame. What makes no sense is left out. */
export function readAsked(): Asked {
  const query = new URLSearchParams(window.parent.location.search);
  const [date, party] = [query.get('date'), Number(query.get('party'))];
  const note = notes.get(query.get('note') ?? '');
  return {
    ...(isDay(date) && date >= localDay(new Date()) && { evening: date }),
    ...(Number.isInteger(party) && party > 0 && party < 1_000 && { partySize: party }),
    ...(note && { note }),
  };
}
