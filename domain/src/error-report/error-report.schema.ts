import type { InferType } from 'yup';
import { ErrorReportLimits } from './error-report.ts';
import * as messages from '../messages.ts';
import { fields, line, needed, text } from '../record/checks.ts';

/** An error report sent by a page in a visitor's browser. */
export const errorReportSchema = fields({
  message: needed(text(ErrorReportLimits.message), messages.errorReportEmpty),
  stack: text(ErrorReportLimits.stack),
  page: line(ErrorReportLimits.page),
  version: line(ErrorReportLimits.version),
});

export type ErrorReport = InferType<typeof errorReportSchema>;
