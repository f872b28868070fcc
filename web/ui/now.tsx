import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext<Date | undefined>(undefined);

type NowProviderProps = {
  /** The time of the first render; the same on the server and when hydrating. */
  first: Date;
  children: ReactNode;
};

/**
 * The clock of the page. It ticks every half minute, and when a hidden tab becomes visible, so that "Tonight" is never
 * yesterday.
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

/** The current time, for rendering. @throws outside of a NowProvider */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (!now) throw new Error('useNow() needs a <NowProvider> above it.');
  return now;
}
