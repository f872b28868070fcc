import { carouselTimes } from '@venue/domain';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** Embla counts in steps of its own spring, not in milliseconds: at this one a slide is in its place, to a hundredth, after 600 ms. */
const slideDuration = Math.round((carouselTimes.slide / 1_000) * 38);

/** So far from the window, in window heights, the carousel is still out of reach for a while. */
const nearby = '150% 0px';

/**
 * A carousel on the element of `viewport`. Its code is a tenth of what the page takes to hydrate and the archive
 * stands at the end of the page, so it is fetched once somebody comes near; `api` is undefined until then, and
 * for good where it cannot be fetched: the band can be swiped without it.
 */
export function useEmbla() {
  const viewport = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let embla: EmblaCarouselType | undefined;
    let isGone = false;
    async function begin(element: HTMLElement) {
      try {
        const { default: createCarousel } = await import('embla-carousel');
        if (isGone) return;
        const options = {
          loop: true,
          align: 'start',
          slidesToScroll: 'auto',
          duration: slideDuration,
        } as const;
        embla = createCarousel(element, options);
        setApi(embla);
      } catch (error) {
        console.info('The archive is swiped without its buttons:', error);
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void begin(element);
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      embla?.destroy();
      setApi(undefined);
    };
  }, []);
  return { viewport, api };
}
