import { Link, useLocation } from 'react-router-dom';
import { useStaff } from './staff.ts';

/** Where somebody goes on after signing in again; travels with the step in the browser's history. */
type WayBack = { backTo?: unknown };

/** For somebody whose session ended in the middle of something: to the sign-in screen, and from there back here. */
export function SignInAgain() {
  const { signInPath } = useStaff();
  const { pathname, search } = useLocation();
  return (
    // What is typed is kept as a draft, so `UnsavedGuard` lets this link pass.
    <Link to={signInPath} state={{ backTo: pathname + search } satisfies WayBack}>
      Sign in again
    </Link>
  );
}

/** The screen that `SignInAgain` was pressed on, if it was. */
export function readWayBack(state: unknown): string | undefined {
  const { backTo } = (state ?? {}) as WayBack;
  return typeof backTo === 'string' && backTo.startsWith('/') ? backTo : undefined;
}
