import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext<Date | undefined>(undefined);

type NowProviderProps = {
  /** The moment of the first drawing; a server and the browser that takes over must agree on it. */
  first: Date;
  children: ReactNode;
};

/**
 * The one clock of the page. It moves every half minute, and at once when a sleeping tab is shown
 * again, so that "Tonight" never belongs to yesterday.
 */
export function NowProvider({ first, children }: NowProviderProps) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 30_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

/** What time it is, for everything that is drawn. @throws outside of a NowProvider */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error('useNow() needs a <NowProvider> above it.');
  return now;
}
