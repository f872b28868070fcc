import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, lineSchema, listSchema } from '../record/checks.ts';
import { gigSchema } from './gig.schema.ts';

/** A music event of an import: with its id one that is stored, otherwise a new one. */
const importedEvent = gigSchema.shape({
  _id: lineSchema().matches(/^[A-Za-z0-9_-]{1,128}$/, messages.invalidId),
});

/** The music events of an import, at least one. */
export const importSchema = fields({
  events: listSchema(importedEvent, ContentLimits.importedGigs)
    .required(messages.importEmpty)
    .min(1, messages.importEmpty)
    .test('twice', (events, context) => {
      const ids = (events ?? []).map((event) => event?._id);
      const twice = ids.findIndex((id, at) => id !== undefined && ids.indexOf(id) < at);
      return (
        twice === -1 ||
        context.createError({ path: `${context.path}[${twice}]._id`, message: messages.importedTwice })
      );
    }),
});
