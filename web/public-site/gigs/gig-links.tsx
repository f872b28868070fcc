import type { Gig } from '@venue/domain';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ArtistLink } from './artist-link.tsx';
import styles from './gig-links.module.css';
import { TicketLink } from './ticket-link.tsx';

type GigLinksProps = {
  event: Gig;
  /** More links, after the others. */
  children?: ReactNode;
};

/** Links to the gig's tickets, its calendar file and the artist's page. */
export function GigLinks({ event, children }: GigLinksProps) {
  return (
    <p className={styles.links}>
      <TicketLink event={event} />
      {event.datetime ? (
        <a className={styles.link} href={`/events/${event._id}.ics`}>
          Add to calendar<VisuallyHidden>{`: ${event.artist}`}</VisuallyHidden>
        </a>
      ) : null}
      <ArtistLink href={event.artistLink} artist={event.artist} />
      {children}
    </p>
  );
}
