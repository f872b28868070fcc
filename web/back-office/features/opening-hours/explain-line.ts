import { readDays, readTimes, type OpeningHoursElement } from '@venue/domain';

/**
 * Why a line of the opening hours cannot be read, and what to do about it. For one of `unreadableLines`.
 * @param lines all lines
 */
export function explainLine(lines: readonly OpeningHoursElement[], index: number): string {
  const { elementType, content } = lines[index]!;
  const above = lines.slice(0, index).findLast(({ elementType }) => elementType !== 'Times');
  if (!lines.slice(0, index).some(({ elementType }) => elementType === 'Area'))
    return 'There’s no area above this line. Move it below the area it’s for.';
  if (elementType === 'Days') return explainDays(content);
  if (!readTimes(content))
    return 'Guests can’t book from this line. Type times like 17:00 – 22:00, or Closed.';
  return above?.elementType === 'Days'
    ? 'Guests can’t book from this line.'
    : 'There are no days above these times. Add a line with days, like Friday & Saturday.';
}

function explainDays(content: string): string {
  if (readDays(content)) return 'No times follow these days. Add a line with times, like 17:00 – 22:00.';
  return /\d/.test(content)
    ? 'Guests can’t book from this line: it isn’t a day of the week. Put dates under “Special days” below.'
    : 'Guests can’t book from this line. Type days of the week, like Tuesday – Thursday.';
}
