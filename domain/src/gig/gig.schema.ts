import type { InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { dateTimeSchema, fields, listSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { gig } from './gig.ts';

/** A music event, new or changed. */
export const gigSchema = schemaOf(gig);

/** The times of a gig, which have to fit each other. */
export const gigTimesSchema = schemaOf({
  datetime: gig.datetime,
  doorsAt: gig.doorsAt,
  endsAt: gig.endsAt,
});

/** One gig on several dates. */
export const gigSeriesSchema = fields({
  event: gigSchema.default(undefined).required(messages.bodyNotObject),
  dates: listSchema(dateTimeSchema().required(messages.dateInvalid), ContentLimits.gigSeries)
    .required(messages.seriesEmpty)
    .min(1, messages.seriesEmpty)
    .test('twice', (dates, context) => {
      const times = (dates ?? []).map((date) => (date instanceof Date ? date.getTime() : NaN));
      const twice = times.findIndex((time, at) => times.indexOf(time) < at && !Number.isNaN(time));
      return (
        twice === -1 || context.createError({ path: `dates[${twice}]`, message: messages.seriesDateTwice })
      );
    }),
});

export type GigSeriesInput = InferType<typeof gigSeriesSchema>;
