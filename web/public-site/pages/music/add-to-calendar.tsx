import type { MusicEvent } from '@venue/domain';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './gig.module.css';

/** A plain link to the gig as a calendar file: phones offer to note it down, with or without script. */
export function AddToCalendar({ event }: { event: MusicEvent }) {
  return (
    <a className={styles.link} href={`/events/${event._id}.ics`}>
      Add to calendar<VisuallyHidden>: {event.artist}</VisuallyHidden>
    </a>
  );
}
