import { messages } from '@venue/domain';
import { errorReportSchema } from '@venue/domain/schemas';
import { logLines } from '../../logging/log-lines.ts';
import { reportEntry } from '../../visitor-errors/report-entry.ts';
import { reportLimits } from '../../visitor-errors/report-limits.ts';
import { endpoint } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { group, text } from '../openapi/json-schema.ts';

/** Error reports from visitors' browsers, each logged as one line. Nothing is stored. */
export const errorReportEndpoints = [
  endpoint('post', '/errors', {
    tag: 'Guests',
    name: 'reportError',
    summary:
      "Reports an error in a visitor's browser. It is logged without queries, email addresses and tokens; nothing is stored.",
    access: 'anyone',
    body: { reads: errorReportSchema, example: examples.errorReport },
    success: { schema: group({ msg: text() }), description: 'The report is in the log.' },
    errors: [429],
    handle: async ({ req, body }) => {
      const { countUse } = await import('../../limits/limiter.ts');
      await countUse(reportLimits(req));
      logLines.write(reportEntry(body));
      return { msg: messages.errorReported };
    },
  }),
];
