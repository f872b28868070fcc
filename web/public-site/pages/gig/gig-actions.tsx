import { isCalledOff, localDay, nightOf, type Gig } from '@venue/domain';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ArtistLink } from '../../gigs/artist-link.tsx';
import { hasTickets } from '../../gigs/ticket-link.tsx';
import links from '../../gigs/gig-links.module.css';
import styles from './gig-actions.module.css';
import { ShareButton } from './share-button.tsx';

type GigActionsProps = { event: Gig; isOver: boolean };

/** What a guest can do about a gig: buy tickets, book supper before it, note it down, share it. */
export function GigActions({ event, isOver }: GigActionsProps) {
  const { datetime, artist } = event;
  const now = useNow();
  const isToCome = !isOver && !isCalledOff(event);
  const canBook = isToCome && datetime !== undefined && datetime > now && nightOf(datetime) >= localDay(now);
  return (
    <div className={styles.actions}>
      {(isToCome && hasTickets(event)) || canBook ? (
        <div className={styles.row}>
          {hasTickets(event) ? (
            <ButtonAnchor look="ink" href={event.ticketLink} target="_blank" rel="noopener noreferrer">
              Tickets<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </ButtonAnchor>
          ) : null}
          {canBook ? (
            <ButtonLink look={hasTickets(event) ? 'quiet' : 'ink'} to={supperPath(datetime)}>
              Book supper before it
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <p className={links.links}>
        {!isOver && datetime ? (
          <a className={links.link} href={`/events/${event._id}.ics`}>
            Add to calendar
          </a>
        ) : null}
        <ArtistLink href={event.artistLink} artist={artist} />
        <ShareButton title={artist} className={links.link} />
      </p>
    </div>
  );
}

/** The booking page with the evening of the gig: the one before, for a gig after midnight. */
function supperPath(start: Date): string {
  return `/book-a-table?date=${nightOf(start)}`;
}
