import { readDays, readTimes, type OpeningHoursElement } from '@venue/domain';

/**
 * Why a line of the opening hours cannot be read, and what to do about it. For one of `unreadableLines`.
 * @param lines all lines
 */
export function explainLine(lines: readonly OpeningHoursElement[], index: number): string {
  const { elementType, content } = lines[index]!;
  const above = lines.slice(0, index).findLast(({ elementType }) => elementType !== 'Times');
  if (!lines.slice(0, index).some(({ elementType }) => elementType === 'Area'))
    return 'No area stands above this line. Move it below the area it is for.';
  if (elementType === 'Days') return explainDays(content);
  if (!readTimes(content)) return 'Guests cannot book by this. Type times like 17:00 – 22:00, or Closed.';
  return above?.elementType === 'Days'
    ? 'Guests cannot book by this.'
    : 'No days stand above these times. Add a line with days, like Friday & Saturday.';
}

function explainDays(content: string): string {
  if (readDays(content)) return 'No times follow these days. Add a line with times, like 17:00 – 22:00.';
  return /\d/.test(content)
    ? 'Guests cannot book by this: it is no day of the week. Put dates under “Special days” below.'
    : 'Guests cannot book by this. Type days of the week, like Tuesday – Thursday.';
}
