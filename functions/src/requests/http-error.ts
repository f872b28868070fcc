/** The problem of one field; `path` is yup's, for example `contents[2].content`. */
export type FieldError = { path: string; message: string };

type Details = {
  errors?: FieldError[];
  /** The only field that the message is about, in place of `errors`. */
  field?: string;
  /** Seconds until the next attempt, for 429 and 503. */
  retryAfter?: number;
  /** What the response says besides, such as other times of an evening that is full. */
  facts?: object;
  /** For the log only. */
  cause?: unknown;
};

/** An error response: status, message for people, and invalid fields. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly facts: object | undefined;

  constructor(status: number, msg: string, { errors, field, retryAfter, facts, cause }: Details = {}) {
    super(msg, cause === undefined ? undefined : { cause });
    this.status = status;
    this.errors = field === undefined ? errors : [{ path: field, message: msg }];
    this.retryAfter = retryAfter;
    this.facts = facts;
  }
}

/** Whether an error is a 429, for which a later attempt may succeed. */
export function isTooMany(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}
