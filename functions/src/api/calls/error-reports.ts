import { messages } from '@venue/domain';
import { errorReportSchema } from '@venue/domain/schemas';
import { logLines } from '../../logging/log-lines.ts';
import { reportEntry } from '../../visitor-errors/report-entry.ts';
import { endpoint } from '../endpoint.ts';
import { examples } from '../openapi/examples.ts';
import { group, text } from '../openapi/json-schema.ts';
import type { Request } from 'express';
import { readCaller } from '../../limits/caller-place.ts';
import type { Limit } from '../../limits/counters.ts';

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

const windowMs = 60 * 60 * 1_000;

/** The limit of all reports together: enough to notice a fault; more would only cost money. */
export const everybodysReports: Limit = { key: 'error reports of everybody', most: 200, windowMs };

/** The limits of error reports: per address and altogether. */
function reportLimits(req: Request): Limit[] {
  const { address } = readCaller(req);
  if (!address) return [everybodysReports];
  return [{ key: `error reports from ${address}`, most: 12, windowMs }, everybodysReports];
}
