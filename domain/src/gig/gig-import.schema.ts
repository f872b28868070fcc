import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, line, list } from '../record/checks.ts';
import { eventSchema } from './gig.schema.ts';

/** A music event of an import: with its id one that is stored, otherwise a new one. */
const importedEvent = eventSchema.shape({
  _id: line().matches(/^[A-Za-z0-9_-]{1,128}$/, messages.invalidId),
});

/** The music events of an import, at least one. */
export const importSchema = fields({
  events: list(importedEvent, Limits.importedGigs)
    .required(messages.importEmpty)
    .min(1, messages.importEmpty),
});
