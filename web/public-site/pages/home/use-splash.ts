import { splashTimes } from '@venue/domain';
import { useEffect, useLayoutEffect, useState } from 'react';

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
    if (wasSeen() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setPhase('dark');
    const end = () => setOver(true);
    const timers = [
      setTimeout(() => setPhase('logos'), splashTimes.logos),
      setTimeout(() => setPhase('reveal'), splashTimes.reveal),
      setTimeout(() => setPhase('fade'), splashTimes.fade),
      setTimeout(() => {
        remember();
        end();
      }, splashTimes.behind),
    ];
    const skip = () => {
      remember();
      end();
    };
    const skippers = ['pointerdown', 'keydown', 'wheel'] as const;
    skippers.forEach((type) => window.addEventListener(type, skip, { once: true, passive: true }));
    return () => {
      timers.forEach(clearTimeout);
      skippers.forEach((type) => window.removeEventListener(type, skip));
    };
  }, []);

  return isOver && isReady ? 'gone' : phase;
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(seenKey) !== null;
  } catch {
    // Nothing can be remembered here, so it would come back at every visit to the page: rather never.
    return true;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(seenKey, 'yes');
  } catch (error) {
    console.info('The splash cannot be remembered:', error);
  }
}
