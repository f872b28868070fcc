/** One thing the server found wrong, at the path of a field such as `contents[2].content`. */
export type FieldProblem = { path: string; message: string };

/**
 * What kept a call from succeeding. 'offline': this device has no line. 'unreachable': it has one,
 * but nobody answered. 'timeout': nobody answered in time, so it is unknown whether it was done.
 */
export type ApiFailureKind =
  'offline' | 'unreachable' | 'timeout' | 'signed-out' | 'conflict' | 'refused' | 'broken';

/** A call that did not succeed: anything but status 200 or 201 (section 8). */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiFailureKind,
    /** What the server said, or what there is to say in its place: a sentence for people. */
    message: string,
    readonly details: { status?: number; errors?: FieldProblem[] } = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get errors(): FieldProblem[] {
    return this.details.errors ?? [];
  }

  /** Somebody else has saved this record; a conflict over one field, such as a taken endpoint, is not that. */
  get isStale(): boolean {
    return this.kind === 'conflict' && this.errors.length === 0;
  }
}

/**
 * What a failed call threw, as an error that a screen can show. A defect of the page itself is logged and shown as
 * one: nobody is left with a button that did nothing.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error('The back office failed:', error);
  return new ApiError(
    'broken',
    'Something in this page failed. What you typed is still here: try again, or reload the page.',
  );
}

/** Reads any answer that is not a success, JSON or not: proxies and emulators answer in HTML. */
export function readFailure(status: number, text: string): ApiError {
  const { msg, errors } = readBody(text);
  const details = { status, errors };
  if (status === 401) return new ApiError('signed-out', msg ?? 'Your sign-in is no longer valid.', details);
  if (status === 409)
    return new ApiError('conflict', msg ?? 'Somebody else has saved in the meantime.', details);
  if (status >= 500) {
    return new ApiError(
      'broken',
      msg ?? `The server had a problem of its own (${status}). Try again in a moment.`,
      details,
    );
  }
  return new ApiError('refused', msg ?? otherRefusals[status] ?? `The server refused (${status}).`, details);
}

const otherRefusals: Record<number, string> = {
  403: 'Your account may not do this.',
  404: 'It is not there any more.',
  413: 'This is too large to send.',
  429: 'That was a little too often. Wait a minute and try again.',
};

function readBody(text: string): { msg?: string; errors?: FieldProblem[] } {
  try {
    const { msg, errors } = JSON.parse(text) as Record<string, unknown>;
    return {
      msg: typeof msg === 'string' ? msg : undefined,
      errors: Array.isArray(errors) ? (errors as FieldProblem[]) : undefined,
    };
  } catch {
    // Not JSON: whoever answered was not our server, and its words are of no use to staff.
    return {};
  }
}
