/** The longest parts of an error report, in characters. The page truncates longer ones. */
export const ErrorReportLimits = {
  message: 500,
  /** About thirty frames; deeper ones are React's own. */
  stack: 4_000,
  /** Path of the page, without its query. */
  page: 300,
  /** Name of the built script that the page runs. */
  version: 100,
} as const;
