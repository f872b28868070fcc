import { carouselTimes } from '@venue/domain';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../layout/navigation/use-media-query.ts';
import { useEmbla } from './use-embla.ts';

/** The carousel as its controls use it. */
export type Carousel = Omit<ReturnType<typeof useCarousel>, 'viewport' | 'resting'>;

/**
 * A carousel that advances every 9,000 ms unless it is paused, hovered or focused, or motion is reduced. Embla's own
 * autoplay (8.6) starts again after a touch although Pause was pressed, and goes on under the keyboard's focus.
 */
export function useCarousel() {
  const isStill = useReducedMotion();
  const { viewport, api } = useEmbla();
  const [place, setPlace] = useState({ index: 0, count: 0 });
  const [isPaused, setPaused] = useState(false);
  const [isResting, setResting] = useState(false);
  const isMoving = !isStill && !isPaused;

  useEffect(() => {
    if (!api) return;
    const read = () => setPlace({ index: api.selectedScrollSnap(), count: api.scrollSnapList().length });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api]);

  const { index, count } = place;
  useEffect(() => {
    if (!api || !isMoving || isResting || count < 2) return;
    // Restarts with every slide, so that a slide chosen by hand is also shown for the full time.
    const timer = setTimeout(() => {
      if (!document.hidden) api.scrollNext();
    }, carouselTimes.autoplay);
    return () => clearTimeout(timer);
  }, [api, isMoving, isResting, count, index]);

  return {
    viewport,
    index,
    count,
    isMoving,
    /** Whether the carousel ever advances by itself, and so needs a pause button. */
    canMove: !isStill && count > 1,
    togglePaused: () => setPaused(!isPaused),
    next: () => api?.scrollNext(isStill),
    previous: () => api?.scrollPrev(isStill),
    show: (slide: number) => api?.scrollTo(slide, isStill),
    /** Handlers for the carousel's outer element. */
    resting: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
