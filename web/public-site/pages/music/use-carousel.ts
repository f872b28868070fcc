import { carouselTimes } from '@venue/domain';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../layout/use-media-query.ts';
import { useEmbla } from './use-embla.ts';

/** What the controls of a carousel need. */
export type Carousel = Omit<ReturnType<typeof useCarousel>, 'viewport' | 'resting'>;

/** A carousel that moves on every 9,000 ms unless it is paused, pointed at, focused, or motion is unwelcome. */
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
    // Starts anew with every slide, so that one chosen by hand rests its full time too.
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
    /** Nothing to pause where nothing moves by itself. */
    canMove: !isStill && count > 1,
    togglePaused: () => setPaused(!isPaused),
    next: () => api?.scrollNext(isStill),
    previous: () => api?.scrollPrev(isStill),
    show: (wanted: number) => api?.scrollTo(wanted, isStill),
    /** Handlers for the element around it all. */
    resting: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
}
