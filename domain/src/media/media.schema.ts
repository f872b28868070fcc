import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, text } from '../record/checks.ts';

/** What staff say of a stored picture, for those who cannot see it; empty when it only decorates. */
export const mediaSchema = fields({ alt: text(Limits.title).defined(messages.notText) });
