import type { InferType } from 'yup';
import * as messages from '../messages.ts';
import { basedOn, dateTime, fields, fileName, line, link, text } from '../record/checks.ts';

/**
 * A music event. Section 5 requires nothing; here the date is, because an event without one can be
 * listed neither among the upcoming nor in the archive.
 */
export const eventSchema = fields({
  artist: line(),
  artistLink: link(),
  desc: text(),
  img: fileName(),
  datetime: dateTime().required(messages.eventDateMissing),
  updatedAt: basedOn(),
});

export type EventInput = InferType<typeof eventSchema>;
