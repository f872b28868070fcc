import { useEffect, useState } from 'react';
import { startInactivityClock } from './inactivity-clock.ts';
import styles from './inactivity-watch.module.css';
import { endSession } from './leave-office.ts';
import { useStaff } from '../access/staff.ts';

/** Signs out after 80 minutes of inactivity in all tabs, with a warning in the last minute. */
export function InactivityWatch() {
  const { signInPath } = useStaff();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  useEffect(
    () =>
      startInactivityClock({
        onWarning: setSecondsLeft,
        onEnd: () => void endSession('inactive', signInPath),
      }),
    [signInPath],
  );
  if (secondsLeft === undefined) return null;
  return (
    <div className={styles.warning} role="alertdialog" aria-labelledby="inactivity-title">
      <p id="inactivity-title" role="alert">
        <strong>Still there?</strong> You’ll be signed out in a minute. Tap the screen, move the mouse or
        press a key to stay.
      </p>
      <p className={styles.count} aria-hidden="true">
        {secondsLeft}
      </p>
    </div>
  );
}
