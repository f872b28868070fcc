import type { ApiError } from '../api/api-error.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';

/** Under the words that the spec has for every failure: what kept this call from succeeding, and what to do next. */
export function WhatHappened({ error }: { error: ApiError }) {
  return (
    <p>
      What really happened: {error.message} {error.kind === 'signed-out' && <SignInAgain />}
    </p>
  );
}
