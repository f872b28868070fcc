import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { textSchema } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { endsSoon, startsSoon } from './notice-dates.ts';
import { notice } from './notice.ts';

/** A notice, as the overview sends it. The empty text removes it. */
export const noticeSchema = schemaOf(notice, {
  text: textSchema(ContentLimits.notice).defined(messages.textEmpty),
  from: startsSoon(),
  until: endsSoon(),
});
