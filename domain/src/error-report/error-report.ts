/** How long the parts of an error report may be, in characters. The page cuts what is longer. */
export const ErrorReportLimits = {
  message: 500,
  /** Some thirty calls: what lies deeper is React itself. */
  stack: 4_000,
  /** Path of the page, without its query. */
  page: 300,
  /** Name of the built script that the page runs. */
  version: 100,
} as const;
