/** A line of the log: Cloud Logging reads `severity`, `message` and the names that begin with its own address. */
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
