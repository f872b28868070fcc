import * as messages from '../messages.ts';
import { websiteSchema } from '../website/website.schema.ts';
import { dateTimeSchema, fields, flagSchema, lineSchema, needed } from '../record/checks.ts';

/** Longest token, far more than one has. */
const longestToken = 500;

/** The moment that a preview shows, and website settings to show in place of the stored ones. */
export const previewSchema = fields({
  at: dateTimeSchema().required(messages.dateInvalid),
  withDrafts: flagSchema(),
  website: websiteSchema.optional().default(undefined),
});

/** A request for the content of a preview: its site, or one of its parts. */
export const previewContentSchema = fields({
  token: needed(lineSchema(longestToken), messages.previewEnded),
  part: lineSchema(),
});
