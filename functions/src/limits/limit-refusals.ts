import { Refusal } from '../api/http/errors.ts';
import { refusals } from '../api/http/refusals.ts';

/** 429, with the seconds to wait for the Retry-After header. */
export class TooMany extends Refusal {
  override readonly retryAfter: number;

  constructor(retryAfter: number, msg: string = refusals.tooMany(retryAfter)) {
    super(429, msg);
    this.retryAfter = retryAfter;
  }
}

/** 503: so many requests for one counter at this moment that this one could not be counted. */
export class TooBusy extends Refusal {
  override readonly retryAfter = 2;

  constructor() {
    super(503, refusals.tooManyAtOnce);
  }
}
