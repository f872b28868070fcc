import * as messages from '../messages.ts';
import { dateTime } from '../record/checks.ts';
import { noticeDaysAhead } from './notice.ts';

const dayLength = 24 * 60 * 60 * 1_000;

const untilRule =
  "ISO 8601 with its zone; without one it is a time on the venue's clock. Still to come, after from, and at most " +
  `${noticeDaysAhead} days ahead. Missing: the end of tonight, 05:00.`;

/** The end of what guests see at once: still to come, and at most 30 days ahead. Null and empty count as missing. */
export function endsSoon() {
  return dateTime()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .test('ahead', (value, { createError, parent }) => {
      const { text, from } = parent as { text?: unknown; from?: unknown };
      // A removed notice has no end.
      if (!(value instanceof Date) || (typeof text === 'string' && text.trim() === '')) return true;
      if (from instanceof Date && value <= from) return createError({ message: messages.noticeEndsEarly });
      const ahead = value.getTime() - Date.now();
      if (ahead <= 0) return createError({ message: messages.noticeOver });
      return ahead <= noticeDaysAhead * dayLength || createError({ message: messages.noticeTooLong });
    })
    .meta({ jsonSchema: { description: untilRule } });
}
