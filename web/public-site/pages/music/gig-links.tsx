import type { MusicEvent } from '@venue/domain';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './gig.module.css';

/** Links to the gig's calendar file and to the artist's page. */
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
