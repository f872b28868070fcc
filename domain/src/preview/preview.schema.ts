import * as messages from '../messages.ts';
import { dateTime, fields, flag, line, needed } from '../record/checks.ts';

/** Longest token, far more than one has. */
const longestToken = 500;

/** The moment that a preview shows. */
export const previewSchema = fields({
  at: dateTime().required(messages.dateInvalid),
  withDrafts: flag(),
});

/** A request for the content of a preview: its site, or one of its parts. */
export const previewContentSchema = fields({
  token: needed(line(longestToken), messages.previewEnded),
  part: line(),
});
