import type { MusicEvent } from '@venue/domain';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './gig.module.css';

/** Plain links to the gig as a calendar file, which phones offer to note down with or without script, and to the artist. */
export function GigLinks({ event }: { event: MusicEvent }) {
  return (
    <p className={styles.links}>
      <a className={styles.link} href={`/events/${event._id}.ics`}>
        Add to calendar<VisuallyHidden>: {event.artist}</VisuallyHidden>
      </a>
      <ArtistLink href={event.artistLink} artist={event.artist} />
    </p>
  );
}
