import * as messages from '../messages.ts';
import { dateTimeSchema } from '../record/checks.ts';
import { endOfNight, nightOf } from '../time/night.ts';
import { noticeDaysAhead } from './notice.ts';

const dayLength = 24 * 60 * 60 * 1_000;

const untilRule =
  "ISO 8601 with its zone; without one it is a time on the venue's clock. Still to come, after from, and at most " +
  `${noticeDaysAhead} days ahead. Missing: the end of tonight, or of the night of from, 05:00.`;
const fromRule =
  "ISO 8601 with its zone; without one it is a time on the venue's clock. At most " +
  `${noticeDaysAhead} days ahead, the end of its night included if until is missing. Missing: at once.`;

/** The end of what guests see at once: still to come, and at most 30 days ahead. Null and empty count as missing. */
export function endsSoon() {
  return dateTimeSchema()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .test('ahead', (value, { createError, parent }) => {
      const { text, from } = parent as { text?: unknown; from?: unknown };
      // A removed notice has no end.
      if (!(value instanceof Date) || (typeof text === 'string' && text.trim() === '')) return true;
      if (from instanceof Date && value <= from) return createError({ message: messages.noticeEndsEarly });
      if (value.getTime() <= Date.now()) return createError({ message: messages.noticeOver });
      return isSoon(value) || createError({ message: messages.noticeTooLong });
    })
    .meta({ jsonSchema: { description: untilRule } });
}

/**
 * The start of a notice: at most 30 days ahead, and the end of its night, too, if the notice has no other end. Null and
 * empty count as missing.
 */
export function startsSoon() {
  return dateTimeSchema()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .test('ahead', messages.noticeStartsLate, (value, { parent }) => {
      const { text, until } = parent as { text?: unknown; until?: unknown };
      if (!(value instanceof Date) || (typeof text === 'string' && text.trim() === '')) return true;
      if (value.getTime() <= Date.now()) return true;
      return isSoon(value) && (until instanceof Date || isSoon(endOfNight(nightOf(value))));
    })
    .meta({ jsonSchema: { description: fromRule } });
}

function isSoon(moment: Date): boolean {
  return moment.getTime() - Date.now() <= noticeDaysAhead * dayLength;
}
