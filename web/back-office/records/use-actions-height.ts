import { useEffect, type RefObject } from 'react';

const heights = new Map<Element, number>();

/**
 * Keeps the height of a row that sticks to the bottom of the window in `--actions-height`, so that messages and focused
 * fields stay clear of it. Of several rows the highest counts.
 */
export function useActionsHeight(row: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = row;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      heights.set(current, current.getBoundingClientRect().height);
      publish();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      heights.delete(current);
      publish();
    };
  }, [row]);
}

function publish(): void {
  const height = Math.max(0, ...heights.values());
  document.documentElement.style.setProperty('--actions-height', `${height}px`);
}
