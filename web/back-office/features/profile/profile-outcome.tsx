import { messages, type Role } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { ApiError } from '../../api/api-error.ts';
import { SignInAgain } from '../../session/sign-in-again.tsx';

type ProfileOutcomeProps = {
  role: Role;
  /** What kept the profile from being stored. */
  error?: ApiError;
  /** What to say where nothing was sent at all. */
  words?: string;
};

/** A failed update in the words of section 8: an admin reads what the server said, a chef a fixed sentence. */
export function ProfileOutcome({ role, error, words }: ProfileOutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    notice.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [error, words]);

  const said = error?.message ?? words ?? messages.profileUpdateFailed;
  // A wrong password comes with its field; any other 401 means that this session is over.
  const isOver = error?.kind === 'signed-out' && error.errors.length === 0;
  return (
    <Notice ref={notice} kind="problem" title={role === 'chef' ? messages.chefProfileFailed : said}>
      {role === 'chef' && error && <p>What really happened: {said}</p>}
      {isOver && (
        <p>
          Check the current password, or <SignInAgain />. What you typed is kept.
        </p>
      )}
    </Notice>
  );
}
