import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { text } from '../record/checks.ts';
import { schemaOf } from '../record/schema.ts';
import { endsSoon, startsSoon } from './notice-dates.ts';
import { notice } from './notice.ts';

/** A notice, as the overview sends it. The empty text removes it. */
export const noticeSchema = schemaOf(notice, {
  text: text(Limits.notice).defined(messages.textEmpty),
  from: startsSoon(),
  until: endsSoon(),
});
