import type { InferType } from 'yup';
import { ErrorReportLimits } from './error-report.ts';
import * as messages from '../messages.ts';
import { fields, lineSchema, needed, textSchema } from '../record/checks.ts';

/** An error report sent by a page in a visitor's browser. */
export const errorReportSchema = fields({
  message: needed(textSchema(ErrorReportLimits.message), messages.errorReportEmpty),
  stack: textSchema(ErrorReportLimits.stack),
  page: lineSchema(ErrorReportLimits.page),
  version: lineSchema(ErrorReportLimits.version),
});

export type ErrorReport = InferType<typeof errorReportSchema>;
