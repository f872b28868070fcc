import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext<Date | undefined>(undefined);

type NowProviderProps = {
  /** The time of the first render; the same on the server and when hydrating. */
  first: Date;
  children: ReactNode;
};

const minute = 60_000;
/** How often the clock is looked at, in ms: a computer that slept through its timers is at most this late. */
const longestWait = 15_000;

/**
 * The clock of the page. It ticks on the minute, and when a hidden tab or a page from the browser's cache becomes
 * visible, so that "Open now" and "Tonight" are never those of an earlier time.
 */
export function NowProvider({ first, children }: NowProviderProps) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow((known) => (known !== first && isSameMinute(known.getTime(), time) ? known : new Date(time)));
      timer = setTimeout(tick, Math.min(minute - (time % minute), longestWait));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [first]);
  useEffect(() => {
    // What a cached copy had to hide is right from now on: see public-site/late-start/before-paint.js.
    if (now !== first) delete document.documentElement.dataset.old;
  }, [now, first]);
  return <NowContext value={now}>{children}</NowContext>;
}

/**
 * The current time, for rendering; it renders again at the start of each minute, and exactly at the given moments.
 * @throws outside of a NowProvider
 */
export function useNow(...moments: Date[]): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error('useNow() needs a <NowProvider> above it.');
  const [reached, setReached] = useState(now);
  const latest = reached > now ? reached : now;
  const next = Math.min(...moments.map(Number).filter((time) => time > latest.getTime()));
  useEffect(() => {
    const wait = next - Date.now();
    // Later ones are due after another tick.
    if (wait > minute) return;
    // A timer may fire a moment early.
    const timer = setTimeout(() => setReached(new Date(Math.max(Date.now(), next))), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  return latest;
}

function isSameMinute(a: number, b: number): boolean {
  return Math.floor(a / minute) === Math.floor(b / minute);
}
