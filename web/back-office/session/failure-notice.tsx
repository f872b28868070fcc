import type { ReactNode, Ref } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { ApiError } from '../api/api-error.ts';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import layout from '../shell/layout.module.css';

type FailureNoticeProps = {
  error: ApiError;
  /** What did not happen: "The account was not created." */
  effect?: string;
  /**
   * The documented sentence for every failure here. It blames the session, so it is the headline only where that is
   * true.
   */
  sentence?: string;
  /** The headline, where more is known of the cause than the error says. */
  title?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** What else can be done. */
  children?: ReactNode;
};

/** A failed call: its cause as the headline, then what to do about it. */
export function FailureNotice({ error, effect, sentence, title, ref, children }: FailureNoticeProps) {
  const { isSessionOver, message, details } = error;
  const headline = isSessionOver && sentence ? sentence : (title ?? message);
  return (
    <Notice ref={ref} kind="problem" title={headline}>
      {isSessionOver ? (
        <p>
          {headline !== message && message} <SignInAgain />. What you typed is still here when you come back.
        </p>
      ) : (
        (effect || details.advice) && <p>{[effect, details.advice].filter(Boolean).join(' ')}</p>
      )}
      {children}
      {sentence && sentence !== headline && error.kind !== 'cancelled' && (
        <p className={layout.quiet}>If it keeps failing: {sentence}</p>
      )}
    </Notice>
  );
}
