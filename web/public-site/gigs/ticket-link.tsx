import { isCalledOff, type Gig } from '@venue/domain';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './gig-links.module.css';

/** Whether tickets of a gig are on sale: it has a link to them, takes place and is not sold out. */
export function hasTickets(event: Gig): boolean {
  return Boolean(event.ticketLink) && event.status !== 'soldOut' && !isCalledOff(event);
}

/** A link to the tickets of a gig while they are on sale. */
export function TicketLink({ event }: { event: Gig }) {
  if (!hasTickets(event)) return null;
  return (
    <a className={styles.link} href={event.ticketLink} target="_blank" rel="noopener noreferrer">
      Tickets<VisuallyHidden>{` for ${event.artist} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
