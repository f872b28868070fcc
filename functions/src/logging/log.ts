import { logLines } from './log-lines.ts';
import { currentRequest } from './request-context.ts';
import { beginning, redact, redactAll } from './redact.ts';

type Fields = Record<string, unknown>;

/** Longest message and stack of an error, in characters: SDKs quote whole responses. */
const longest = 4_000;

/**
 * The log of the server, one line of JSON each. A line names the request it belongs to (id, method, route, trace)
 * and what is known of an error; nothing personal gets into it, also not out of an error's message.
 */
export const log = {
  info: (message: string, fields?: Fields, error?: unknown) => write('INFO', message, fields, error),
  warn: (message: string, fields?: Fields, error?: unknown) => write('WARNING', message, fields, error),
  error: (message: string, fields?: Fields, error?: unknown) => write('ERROR', message, fields, error),
};

type Severity = 'INFO' | 'WARNING' | 'ERROR';

function write(severity: Severity, message: string, fields: Fields = {}, error: unknown) {
  logLines.write({
    severity,
    message,
    ...requestFields(),
    ...(redactAll(fields) as Fields),
    ...(error !== undefined && { error: describeError(error) }),
    // The name under which Google's Error Reporting looks for it.
    ...(error instanceof Error && error.stack && { stack_trace: redact(beginning(error.stack, longest)) }),
  });
}

/** The request's own fields; Cloud Logging joins the lines of one trace by the last one. */
function requestFields(): Fields {
  const request = currentRequest();
  if (!request) return {};
  const { id, method, trace } = request;
  return {
    requestId: id,
    method,
    route: request.route(),
    ...(trace && {
      'logging.googleapis.com/trace': `projects/${process.env['GCLOUD_PROJECT']}/traces/${trace}`,
    }),
  };
}

/** JSON.stringify makes `{}` of an Error: its fields are not enumerable. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return redact(beginning(String(error), longest));
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: redact(beginning(error.message, longest)),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}
