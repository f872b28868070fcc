import type { InferType } from 'yup';
import { ErrorReportLimits } from './error-report.ts';
import * as messages from '../messages.ts';
import { fields, line, needed, text } from '../record/checks.ts';

/** An error in a visitor's browser, as the page reports it. */
export const errorReportSchema = fields({
  message: needed(text(ErrorReportLimits.message), messages.errorReportEmpty),
  stack: text(ErrorReportLimits.stack),
  page: line(ErrorReportLimits.page),
  version: line(ErrorReportLimits.version),
});

export type ErrorReport = InferType<typeof errorReportSchema>;
