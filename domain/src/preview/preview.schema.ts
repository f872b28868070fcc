import * as messages from '../messages.ts';
import { websiteSchema } from '../website/website.schema.ts';
import { dateTime, fields, flag, line, needed } from '../record/checks.ts';

/** Longest token, far more than one has. */
const longestToken = 500;

/** The moment that a preview shows, and website settings to show in place of the stored ones. */
export const previewSchema = fields({
  at: dateTime().required(messages.dateInvalid),
  withDrafts: flag(),
  website: websiteSchema.optional().default(undefined),
});

/** A request for the content of a preview: its site, or one of its parts. */
export const previewContentSchema = fields({
  token: needed(line(longestToken), messages.previewEnded),
  part: line(),
});
