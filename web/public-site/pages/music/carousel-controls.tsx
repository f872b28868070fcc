import styles from './archive-carousel.module.css';
import type { Carousel } from './use-carousel.ts';

/** The number of indicators that fit in one row on a phone. */
const mostDots = 11;

/** The slides that have an indicator: all of them, or those around the current one. */
export function dotsAround(index: number, count: number): number[] {
  const shown = Math.min(count, mostDots);
  const first = Math.max(0, Math.min(index - Math.floor(shown / 2), count - shown));
  return Array.from({ length: shown }, (_, place) => first + place);
}

/** The carousel's arrows, counter, indicators and pause button. */
export function CarouselControls({ carousel }: { carousel: Carousel }) {
  const { index, count } = carousel;
  if (count < 2) return null;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.arrow} onClick={carousel.previous} aria-label="Earlier slide">
        <span aria-hidden="true">←</span>
      </button>
      <p className={styles.counter} aria-live={carousel.isMoving ? 'off' : 'polite'}>
        {index + 1} of {count}
      </p>
      <ul className={styles.dots}>
        {dotsAround(index, count).map((place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.dot}
              aria-label={`Slide ${place + 1} of ${count}`}
              aria-current={place === index || undefined}
              onClick={() => carousel.show(place)}
            />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.arrow} onClick={carousel.next} aria-label="Next slide">
        <span aria-hidden="true">→</span>
      </button>
      {carousel.canMove ? (
        <button type="button" className={styles.pause} onClick={carousel.togglePaused}>
          {carousel.isMoving ? 'Pause' : 'Play'}
        </button>
      ) : null}
    </div>
  );
}
