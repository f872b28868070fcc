import { Refusal } from '../api/http/errors.ts';
import { refusals } from '../api/http/refusals.ts';

/** Seconds after which an unreachable service is worth another try. */
const retrySoon = 30;
/** Seconds that Firebase Auth blocks an account or a caller for, as far as its documentation says: "minutes". */
const retryLater = 300;

/** 503: Firebase Auth could not be asked, or did not say whether the password is right. */
export class AuthUnavailable extends Refusal {
  override readonly retryAfter = retrySoon;

  /** @param reason for the log; never holds what was typed */
  constructor(reason: string) {
    super(503, refusals.authUnavailable);
    this.cause = new Error(reason);
  }
}

/** 429: Firebase Auth itself has had too many tries. */
export class AuthTooBusy extends Refusal {
  override readonly retryAfter = retryLater;

  constructor() {
    super(429, refusals.tooMany(retryLater));
  }
}
