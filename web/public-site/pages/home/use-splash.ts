import { splashTimes } from '@venue/domain';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isNoted, note } from '../../../errors/tab-notes.ts';

const seenKey = 'splash-seen';
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** dark: the bare layer. logos: they fade in. reveal: the page is let through. fade: the layer goes. gone: sent behind. */
export type SplashPhase = 'dark' | 'logos' | 'reveal' | 'fade' | 'gone';

/**
 * Runs the splash's times (section 9), once a session and never under reduced motion. It starts out
 * 'gone', so that a page that came from the server is readable at once, and is put up before the
 * first paint of a page drawn in the browser.
 * @param isReady whether the landing title is there; the layer is not sent behind before
 */
export function useSplash(isReady: boolean): SplashPhase {
  const [phase, setPhase] = useState<SplashPhase>('gone');
  const [isOver, setOver] = useState(false);

  useBrowserLayoutEffect(() => {
    if (isNoted(seenKey) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setPhase('dark');
    const end = () => {
      note(seenKey);
      setOver(true);
    };
    const phases = ['logos', 'reveal', 'fade'] as const;
    const timers = phases.map((next) => setTimeout(() => setPhase(next), splashTimes[next]));
    timers.push(setTimeout(end, splashTimes.behind));
    const leaving = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(type, end, { once: true, passive: true, signal: leaving.signal });
    return () => {
      timers.forEach(clearTimeout);
      leaving.abort();
    };
  }, []);

  return isOver && isReady ? 'gone' : phase;
}
