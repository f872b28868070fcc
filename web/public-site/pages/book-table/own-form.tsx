import { useRef } from 'react';
import { useFrameHeight } from './use-frame-height.ts';
import { classes } from '../../../ui/styles/classes.ts';
import styles from './book-table-page.module.css';

/** The venue's own booking form in its frame, which is as high as the form. */
export function OwnForm({ inert, isAsked }: { inert: boolean; isAsked: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame);
  return (
    <iframe
      ref={frame}
      className={classes(styles.frame, isAsked && styles.asked)}
      style={height === undefined ? undefined : { height }}
      src="/reservation.html"
      title="Book a table"
      inert={inert}
    />
  );
}
