import { Link, useLocation } from 'react-router-dom';
import { useStaff } from '../../access/staff.ts';

/** The screen to return to after signing in again, as state in the browser's history. */
type WayBack = { backTo?: unknown };

/** A link to the sign-in screen, which leads back here afterwards. */
export function SignInAgain() {
  const { signInPath } = useStaff();
  const { pathname, search } = useLocation();
  return (
    // Changes are stored as a draft, so `UnsavedGuard` doesn't block this link.
    <Link to={signInPath} state={{ backTo: pathname + search } satisfies WayBack}>
      Sign in again
    </Link>
  );
}

/** The screen that `SignInAgain` was followed from, if it was. */
export function readWayBack(state: unknown): string | undefined {
  const { backTo } = (state ?? {}) as WayBack;
  return typeof backTo === 'string' && backTo.startsWith('/') ? backTo : undefined;
}
