import { splashTimes } from '@venue/domain';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isNoted, note } from '../../../errors/tab-notes.ts';

const seenKey = 'splash-seen';
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * dark: the layer alone. logos: the logos fade in. reveal: the page shows through. fade: the layer fades out. gone:
 * removed.
 */
export type SplashPhase = 'dark' | 'logos' | 'reveal' | 'fade' | 'gone';

/**
 * Runs through the phases of the splash, once per session and never under reduced motion. The first
 * render is 'gone', as on the server; a page rendered in the browser shows the splash before its first paint.
 * @param isReady whether the landing title has loaded; the splash stays until then
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
    const unmount = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(type, end, { once: true, passive: true, signal: unmount.signal });
    return () => {
      timers.forEach(clearTimeout);
      unmount.abort();
    };
  }, []);

  return isOver && isReady ? 'gone' : phase;
}
