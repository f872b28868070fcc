import { unreadableLines, type OpeningHoursElement } from '@venue/domain';
import { explainLine } from './explain-line.ts';

const lines = (...texts: string[]): OpeningHoursElement[] =>
  texts.map((text) => {
    const [elementType, content] = text.split(': ');
    return { elementType: elementType as 'Area', content: content! };
  });

it.each<[OpeningHoursElement[], RegExp[]]>([
  [lines('Area: Bar', 'Days: 26 December', 'Times: Closed'), [/Put dates under “Special days” below/]],
  [lines('Area: Bar', 'Days: Feast days', 'Times: Closed'), [/Type days of the week/]],
  [lines('Area: Bar', 'Days: Friday', 'Times: till late'), [/Type times like 17:00 – 22:00, or Closed/]],
  [lines('Area: Bar', 'Days: Friday'), [/No times follow these days/]],
  [lines('Area: Bar', 'Times: 12:00 – 15:00'), [/There are no days above these times/]],
  [lines('Days: Friday', 'Times: Closed', 'Area: Bar'), [/There’s no area above/, /There’s no area above/]],
])('%j is explained', (contents, reasons) => {
  const unreadable = unreadableLines({ contents });
  expect(unreadable).toHaveLength(reasons.length);
  unreadable.forEach((index, place) => expect(explainLine(contents, index)).toMatch(reasons[place]!));
});
