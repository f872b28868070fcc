import { inactivityLogout } from '@venue/domain';
import { storedValue } from './stored-value.ts';

/** How long staff may be away (section 9), and how long before that they are told. */
export const inactivity = { limit: inactivityLogout, warning: 60_000 } as const;

/** Where the tabs tell each other of the last mouse move or key press. */
const lastActive = storedValue<number>('localStorage', 'office-last-active');

/** Not every mouse move needs writing down. */
const writeEvery = 2_000;

export type InactivityEvents = {
  /** Seconds that are left once it is the last minute; undefined when somebody came back. */
  onWarning: (secondsLeft: number | undefined) => void;
  onEnd: () => void;
};

/**
 * Counts the time since anybody used any tab of the back office; after 80 minutes it calls `onEnd`,
 * once (section 4). A mouse move, a key or a touch starts it anew, in whichever tab. A computer
 * that wakes from sleep is judged by the clock on the wall. Returns the function that stops it.
 */
export function startInactivityClock({ onWarning, onEnd }: InactivityEvents): () => void {
  let ownLast = readLastActive() ?? Date.now();
  let written = 0;
  let isWarning = false;

  function handleActivity() {
    const now = Date.now();
    // Waking up is not coming back: the time away is judged before this very move counts.
    if (check()) return;
    ownLast = now;
    if (now - written >= writeEvery) {
      written = now;
      markActive(now);
    }
    if (isWarning) check();
  }

  /** True once the time is over. */
  function check(): boolean {
    const last = Math.max(ownLast, readLastActive() ?? 0);
    const left = inactivity.limit - (Date.now() - last);
    if (left <= 0) {
      stop();
      onEnd();
      return true;
    }
    if (left <= inactivity.warning) {
      isWarning = true;
      onWarning(Math.ceil(left / 1_000));
    } else if (isWarning) {
      isWarning = false;
      onWarning(undefined);
    }
    return false;
  }

  const timer = setInterval(check, 1_000);
  const activities = ['mousemove', 'keydown', 'pointerdown', 'touchstart', 'wheel'];
  for (const activity of activities) window.addEventListener(activity, handleActivity, { passive: true });
  document.addEventListener('visibilitychange', check);

  function stop() {
    clearInterval(timer);
    for (const activity of activities) window.removeEventListener(activity, handleActivity);
    document.removeEventListener('visibilitychange', check);
  }

  check();
  return stop;
}

/** Notes that somebody is at work now. Sign-in does so, or an old note would end the new session. */
export function markActive(now = Date.now()): void {
  lastActive.write(now);
}

/** Forgets the last activity, at sign-out. */
export function forgetActivity(): void {
  lastActive.clear();
}

function readLastActive(): number | undefined {
  const time = Number(lastActive.read());
  // A clock that was set back must not keep a session alive for years.
  return time > 0 && time <= Date.now() ? time : undefined;
}
