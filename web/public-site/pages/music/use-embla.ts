import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** The carousel's code is fetched when it is this close to the window. */
const nearby = '150% 0px';

/**
 * An Embla carousel on the element of `viewport`. Its code is fetched only when the element is scrolled near,
 * because the archive is at the end of the page and the code is a tenth of what the page needs to hydrate.
 * `api` is undefined until then, and stays undefined if the code cannot be fetched: the band can still be swiped.
 */
export function useEmbla() {
  const viewport = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let embla: EmblaCarouselType | undefined;
    let isUnmounted = false;
    async function start(element: HTMLElement) {
      try {
        const { createEmbla } = await import('./embla.ts');
        if (isUnmounted) return;
        embla = createEmbla(element);
        setApi(embla);
      } catch (error) {
        console.info('The carousel could not be loaded; the archive can still be swiped:', error);
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start(element);
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      embla?.destroy();
      setApi(undefined);
    };
  }, []);
  return { viewport, api };
}
