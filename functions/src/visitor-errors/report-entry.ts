import type { ErrorReport } from '@venue/domain/schemas';
import type { LogLine } from '../logging/log-lines.ts';
import { withoutPeople, withoutPrivateData } from './without-private-data.ts';

/** The type by which Error Reporting recognises a log entry as an error event. */
const errorEvent = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/**
 * The log entry for an error in a browser. Error Reporting groups entries by their stack, which it reads in the format
 * of Node and Chromium.
 */
export function reportEntry({ message, stack = '', page = '', version = '' }: ErrorReport): LogLine {
  const calls = stack.split('\n').flatMap(readCall);
  const title = firstLine(stack) ?? `Error: ${message}`;
  const path = page.replace(/[?#].*$/s, '');
  return {
    severity: 'ERROR',
    message: [withoutPeople(withoutPrivateData(title)), withoutPrivateData(calls.join('\n'))]
      .filter(Boolean)
      .join('\n'),
    '@type': errorEvent,
    serviceContext: { service: 'website', version: withoutPrivateData(version) },
    // Required for entries without a stack.
    context: {
      reportLocation: { filePath: withoutPrivateData(path), lineNumber: 0, functionName: 'browser' },
    },
  };
}

/** "TypeError: x is not a function", the first line of Chromium's stacks. */
function firstLine(stack: string): string | undefined {
  const [first = ''] = stack.split('\n');
  return /^\w*(?:Error|Exception): /.test(first) ? first : undefined;
}

/** Converts one line of a stack; Safari and Firefox write "draw@https://…/app.js:1:2345". */
function readCall(line: string): string[] {
  if (/^\s+at /.test(line)) return [line];
  const [, name, place] = /^([^@]*)@(\S+:\d+:\d+)$/.exec(line.trim()) ?? [];
  return place ? [`    at ${name || '<anonymous>'} (${place})`] : [];
}
