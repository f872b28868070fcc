import { listPart, type RecordPart } from '../../history/compare/record-parts.ts';
import type { HoursInput } from './hours-input.ts';

/** The opening hours as people compare them. */
export function describeHours({ contents }: HoursInput): RecordPart[] {
  return [
    listPart(
      'Line',
      contents.map(({ elementType, content }) => ({ text: `${elementType}: ${content}` })),
    ),
  ];
}
