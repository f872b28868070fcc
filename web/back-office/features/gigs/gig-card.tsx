import {
  gigDate,
  gigStatuses,
  messages,
  movedFrom,
  shareCardPath,
  statusOf,
  visibilityState,
  type Gig,
} from '@venue/domain';
import { memo } from 'react';
import { useNow } from '../../../ui/now.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DraftMark } from '../../unsaved/unsaved-drafts.tsx';
import { VisibilityMark } from '../../records/fields/visibility-mark.tsx';
import { StoredPicture } from '../../media/any-picture.tsx';
import layout from '../../shell/layout.module.css';
import styles from './gig-card.module.css';
import { GigActions, type GigHandlers } from './gig-actions.tsx';

type EventCardProps = {
  event: Gig;
  actions: GigHandlers;
  /** Whether it is on the stage at this moment. */
  isOnNow: boolean;
  /** Whether it has changes that are not saved. */
  hasDraft: boolean;
};

/**
 * One gig: image, artist, date and time, what has become of it, Artist Page Link, its poster, Edit and Delete.
 * Memoised, because there may be hundreds of them.
 */
export const GigCard = memo(Card);

function Card({ event, actions, isOnNow, hasDraft }: EventCardProps) {
  const status = statusOf(event);
  const moved = movedFrom(event);
  return (
    <article className={`${layout.card} ${styles.card}`}>
      {event.img ? (
        <StoredPicture className={`${layout.thumb} ${styles.image}`} file={event.img} alt="" sizes="6rem" />
      ) : (
        <span className={`${layout.thumb} ${styles.image}`} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <h3 className={layout.heading}>{event.artist || 'No artist yet'}</h3>
        <p>{gigDate(event)}</p>
        {isOnNow && <p className={styles.now}>{messages.onNow}</p>}
        {status !== 'scheduled' && (
          <p className={styles.status}>
            {gigStatuses[status]}
            {event.statusNote && `: ${event.statusNote}`}
          </p>
        )}
        {moved && <p className={layout.quiet}>{moved}</p>}
        <div className={styles.links}>
          {event.artistLink && (
            <a className={layout.link} href={event.artistLink} target="_blank" rel="noopener noreferrer">
              Artist Page Link
            </a>
          )}
          <PosterLink event={event} />
        </div>
        <p>
          <VisibilityMark showing={event} name={event.artist || 'this gig'} />
        </p>
        {hasDraft && <DraftMark />}
      </div>
      <div className={`${layout.row} ${styles.actions}`}>
        <GigActions id={event._id} artist={event.artist} actions={actions} />
      </div>
    </article>
  );
}

/** The poster of a gig that guests see, as a picture to post or to send: the one that link previews show. */
function PosterLink({ event }: { event: Gig }) {
  const { slug, artist, showFrom, showUntil } = event;
  const now = useNow(...[showFrom, showUntil].filter((moment) => moment !== undefined));
  if (!slug || visibilityState(event, now) !== 'live') return null;
  return (
    // Leads to the card of the gig as it is now.
    <a className={layout.link} href={shareCardPath(slug, 'now')} target="_blank" rel="noopener noreferrer">
      Poster to share<VisuallyHidden> of {artist || 'this gig'} (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
