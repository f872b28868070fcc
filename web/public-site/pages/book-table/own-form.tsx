import { useRef } from 'react';
import { useFrameHeight } from './use-frame-height.ts';
import styles from './book-table-page.module.css';

/** The venue's own booking form in its frame, which is as high as the form. */
export function OwnForm({ inert }: { inert: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={height === undefined ? undefined : { height }}
      src="/reservation.html"
      title="Book a table"
      inert={inert}
    />
  );
}
