import styles from './archive-carousel.module.css';
import type { Carousel } from './use-carousel.ts';

/** Arrows, indicators and the pause button. */
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
        {Array.from({ length: count }, (_, place) => (
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
