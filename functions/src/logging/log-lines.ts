/** A log line: Cloud Logging interprets `severity`, `message` and fields named "logging.googleapis.com/…". */
export type LogLine = { severity: 'INFO' | 'WARNING' | 'ERROR'; message: string; [field: string]: unknown };

/**
 * Where lines of the log go: JSON on standard output, faults on standard error. The logger of firebase-functions
 * does the same, and loads an SDK that the pages do without.
 */
export const logLines = {
  write(line: LogLine): void {
    const print =
      line.severity === 'INFO' ? console.log : line.severity === 'WARNING' ? console.warn : console.error;
    print(JSON.stringify(line));
  },
};
