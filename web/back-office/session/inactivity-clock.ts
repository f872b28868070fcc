import { inactivityLogout } from '@venue/domain';
import { storedValue } from '../browser-storage/stored-value.ts';

/** Time until the sign-out, and how long before that the warning shows, in ms. */
export const inactivity = { limit: inactivityLogout, warning: 60_000 } as const;

/** The time of the last mouse move or key press, shared by all tabs. */
const lastActive = storedValue<number>('localStorage', 'office-last-active');

/** Least time between two writes, in ms: not every mouse move needs one. */
const writeEvery = 2_000;

export type InactivityEvents = {
  /** Called with the seconds left in the last minute; with undefined when somebody is back. */
  onWarning: (secondsLeft: number | undefined) => void;
  onEnd: () => void;
};

/**
 * Calls `onEnd` once after 80 minutes without a mouse move, key press or touch in any tab of the back office. Uses
 * wall-clock time, so time asleep counts. Returns a function that stops it.
 */
export function startInactivityClock({ onWarning, onEnd }: InactivityEvents): () => void {
  let ownLast = readLastActive() ?? Date.now();
  let written = 0;
  let isWarning = false;

  function handleActivity() {
    const now = Date.now();
    // After sleep the time away counts first, before this move does.
    if (check()) return;
    ownLast = now;
    if (now - written >= writeEvery) {
      written = now;
      markActive(now);
    }
    if (isWarning) check();
  }

  /** Returns whether the time is over. */
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

/** Stores the time of activity. Sign-in calls it too, because an old time would end the new session. */
export function markActive(now = Date.now()): void {
  lastActive.write(now);
}

/** Clears the last activity, at sign-out. */
export function forgetActivity(): void {
  lastActive.clear();
}

function readLastActive(): number | undefined {
  const time = Number(lastActive.read());
  // A time in the future, after the clock was set back, would keep the session alive.
  return time > 0 && time <= Date.now() ? time : undefined;
}
