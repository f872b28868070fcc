/** What is wrong with one field; `path` is yup's, for example `contents[2].content`. */
export type FieldError = { path: string; message: string };

type Details = {
  errors?: FieldError[];
  /** The one field that the sentence is about, in place of `errors`. */
  field?: string;
  /** Seconds until it may be tried again, for 429 and 503. */
  retryAfter?: number;
  /** For the log only. */
  cause?: unknown;
};

/** An answer other than success: status, a sentence for people, and the fields at fault. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, msg: string, { errors, field, retryAfter, cause }: Details = {}) {
    super(msg, cause === undefined ? undefined : { cause });
    this.status = status;
    this.errors = field === undefined ? errors : [{ path: field, message: msg }];
    this.retryAfter = retryAfter;
  }
}

/** Whether it is a 429: what was asked may be asked again later. */
export function isTooMany(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}
