import { openingHours, type Field, type OpeningHoursElement } from '@venue/domain';

/**
 * For each line of the opening hours the area and the days that it stands under: "Restaurant, Friday" for the times of
 * that Friday. No places for another list.
 */
export function placesInWeek(list: Field, lines: readonly unknown[]): string[] {
  if (list.of !== openingHours.contents.of) return [];
  let [area, days] = ['', ''];
  return (lines as readonly OpeningHoursElement[]).map(({ elementType, content }) => {
    if (elementType === 'Area') [area, days] = [content, ''];
    else if (elementType === 'Days') days = content;
    return [area, days].filter(Boolean).join(', ');
  });
}
