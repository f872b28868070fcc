/** What is wrong with one field; `path` is yup's, for example `contents[2].content`. */
export type FieldError = { path: string; message: string };

/** An answer other than success: status, a sentence for people, and the fields at fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  /** Seconds until it may be tried again, for 429 and 503. */
  readonly retryAfter?: number;

  constructor(status: number, msg: string, errors?: FieldError[]) {
    super(msg);
    this.status = status;
    this.errors = errors;
  }
}
