import { formatLongDateTime, fromLocalInput } from '@venue/domain';
import { picturePart, textPart, type RecordPart } from '../../history/compare/record-parts.ts';
import type { EventFormInput } from './event-input.ts';

/** A gig as people compare it. */
export function describeEvent({ artist, datetime, artistLink, desc, img }: EventFormInput): RecordPart[] {
  return [
    textPart('Artist', artist),
    textPart('Date and time', formatLongDateTime(fromLocalInput(datetime))),
    textPart('Artist website or social link', artistLink),
    textPart('Description', desc),
    picturePart('Image', img),
  ];
}
