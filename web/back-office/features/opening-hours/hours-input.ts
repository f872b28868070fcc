import type { OpeningHours, OpeningHoursElement } from '@venue/domain';

/** What the form edits. */
export type HoursInput = { contents: OpeningHoursElement[] };

/** The editable part of the record, and nothing else of it. */
export function toHoursInput(hours: OpeningHours | undefined): HoursInput {
  return { contents: (hours?.contents ?? []).map(({ elementType, content }) => ({ elementType, content })) };
}
