/** One thing the server found wrong, at the path of a field such as `contents[2].content`. */
export type FieldProblem = { path: string; message: string };

/**
 * Why a call failed. 'offline': this device has no network. 'unreachable': it has one, but the server cannot be
 * reached. 'timeout': the server did not respond in time, so it is unknown whether the call was carried out.
 * 'cancelled': the person stopped it.
 */
export type ApiFailureKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'signed-out'
  | 'conflict'
  | 'refused'
  | 'broken'
  | 'cancelled';

type ApiErrorDetails = {
  status?: number;
  errors?: FieldProblem[];
  /** A failed sign-in with the right password: the screen where the account signs in. */
  signInPath?: string;
  /** What to do about it. */
  advice?: string;
  /** What else the server said: of a table that is taken, what is over and which times are free. */
  facts?: Readonly<Record<string, unknown>>;
};

/** A call that failed: any response but status 200 or 201, or none. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiFailureKind,
    /** The cause, as a sentence for people: what the server said, or what there is to say in its place. */
    message: string,
    readonly details: ApiErrorDetails = {},
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

  /** The connection was lost: the failure is over when it is back. */
  get isConnection(): boolean {
    return this.kind === 'offline' || this.kind === 'unreachable';
  }

  /** The session is over. A wrong password also gets 401, and names its field. */
  get isSessionOver(): boolean {
    return this.kind === 'signed-out' && this.errors.length === 0;
  }
}

/** Anything thrown by a failed call, as an error that a screen can show. A defect of the page itself is logged. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnreached(error)) return connectionError();
  console.error('The back office failed:', error);
  return new ApiError('broken', 'Something on this page went wrong.', {
    advice: 'What you typed is still here: try again, or reload the page.',
  });
}

/** Reads any response that is not a success, JSON or not: proxies and emulators respond in HTML. */
export function readFailure(status: number, text: string, signInPath?: string): ApiError {
  const { msg, errors, facts } = readBody(text);
  const details = { status, errors, ...(facts && { facts }), ...(signInPath && { signInPath }) };
  if (status === 401) return new ApiError('signed-out', msg ?? 'Your sign-in is no longer valid.', details);
  if (status === 409)
    return new ApiError('conflict', msg ?? 'Somebody else has saved in the meantime.', details);
  if (status >= 500) {
    return new ApiError('broken', msg ?? `Something went wrong on the server (${status}).`, {
      ...details,
      advice: 'What you typed is still here. Try again in a moment.',
    });
  }
  return new ApiError(
    'refused',
    msg ?? otherRefusals[status] ?? `The server refused this (${status}).`,
    details,
  );
}

const otherRefusals: Record<number, string> = {
  403: 'Your account isn’t allowed to do this.',
  404: 'This isn’t there any more.',
  413: 'This is too large to send.',
  429: 'That was a little too often. Wait a minute, then try again.',
};

function readBody(text: string): Pick<ApiErrorDetails, 'errors' | 'facts'> & { msg?: string } {
  try {
    const { msg, errors, ...facts } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof msg === 'string' && { msg }),
      ...(Array.isArray(errors) && { errors: errors as FieldProblem[] }),
      ...(Object.keys(facts).length > 0 && { facts }),
    };
  } catch {
    // Not JSON, so not from our server: its text is of no use to staff.
    return {};
  }
}

/** The failure of a call that did not get through: this device is offline, or the server cannot be reached. */
export function connectionError(): ApiError {
  const advice = 'Nothing was sent. What you typed is still here: try again once you’re connected.';
  return navigator.onLine === false
    ? new ApiError('offline', 'You’re offline.', { advice })
    : new ApiError('unreachable', 'The server can’t be reached.', { advice });
}

/** Whether a read of Firestore did not get through. By its name: the SDK's errors are no instances of their class. */
function isUnreached(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'FirebaseError' && code === 'unavailable';
}
