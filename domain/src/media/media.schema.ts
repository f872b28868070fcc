import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, textSchema } from '../record/checks.ts';

/** Alternative text of a stored picture; empty for a decorative one. */
export const mediaSchema = fields({ alt: textSchema(ContentLimits.title).defined(messages.notText) });
