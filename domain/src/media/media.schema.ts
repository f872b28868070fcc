import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, text } from '../record/checks.ts';

/** Alternative text of a stored picture; empty for a decorative one. */
export const mediaSchema = fields({ alt: text(Limits.title).defined(messages.notText) });
