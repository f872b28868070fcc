import { carouselTimes } from '@venue/domain';
import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { cardsTurned } from './cards-turned.ts';

/**
 * Embla's duration is not in milliseconds but the strength of a spring. Of all values this one brings a slide closest
 * to its place after 600 ms, at 60 steps a second: to a fifth of a pixel.
 */
const slideDuration = 19;

/** One frame at 60 Hz, in ms. */
const frame = 17;

/**
 * An Embla carousel that goes round, one card at a time. A short flick turns a card, by touch and mouse, and a slide is
 * over after 600 ms.
 */
export function createEmbla(viewport: HTMLElement): EmblaCarouselType {
  const embla = createCarousel(viewport, { loop: true, align: 'start', duration: slideDuration });
  const listeners = new AbortController();
  const { signal } = listeners;
  let ending: ReturnType<typeof setTimeout> | undefined;
  /** Puts the slide in its place in the last frame, where the spring would swing on for half a second, unseen. */
  const endInTime = () => {
    clearTimeout(ending);
    ending = setTimeout(() => embla.scrollTo(embla.selectedScrollSnap(), true), carouselTimes.slide - frame);
  };

  /** The press that a drag began with, and the card that was shown then. */
  let press: { event: PointerEvent; card: number } | undefined;
  let release: PointerEvent | undefined;
  const handlePress = (event: PointerEvent) => {
    press = event.isPrimary ? { event, card: embla.selectedScrollSnap() } : undefined;
    release = undefined;
  };
  // Before the mouse or touch event of the same release, at which Embla decides.
  const handleRelease = (event: PointerEvent) => {
    if (event.pointerId === press?.event.pointerId) release = event;
  };
  viewport.addEventListener('pointerdown', handlePress, { signal, capture: true });
  window.addEventListener('pointerup', handleRelease, { signal, capture: true });

  function handleDragEnd() {
    if (press && release) {
      const cards = cardsTurned({
        distance: release.clientX - press.event.clientX,
        time: release.timeStamp - press.event.timeStamp,
        cardWidth: embla.slideNodes()[0]?.offsetWidth ?? viewport.offsetWidth,
      });
      const count = embla.scrollSnapList().length;
      embla.scrollTo((press.card + cards + count) % count);
    }
    press = undefined;
    endInTime();
  }

  embla
    .on('pointerDown', () => clearTimeout(ending))
    .on('pointerUp', handleDragEnd)
    .on('select', endInTime)
    .on('destroy', () => {
      clearTimeout(ending);
      listeners.abort();
    });
  return embla;
}
