import { gigDate, type MusicEvent } from '@venue/domain';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DraftMark } from '../../forms/draft-mark.tsx';
import { StoredPicture } from '../../media/stored-picture.tsx';
import layout from '../../shell/layout.module.css';
import styles from './event-card.module.css';

/** What can be done with a gig. */
export type EventActions = {
  onEdit: (event: MusicEvent) => void;
  onDelete: (event: MusicEvent) => void;
  /** Starts a new gig like this one. */
  onRepeat: (event: MusicEvent) => void;
};

type EventCardProps = {
  event: MusicEvent;
  actions: EventActions;
  /** Whether it has changes that are not saved. */
  hasDraft: boolean;
};

/**
 * One gig: image, artist, date and time, Artist Page Link, Edit and Delete (section 2.7). Memoised, because there may
 * be hundreds of them.
 */
export const EventCard = memo(Card);

function Card({ event, actions, hasDraft }: EventCardProps) {
  const artist = event.artist || 'No artist yet';
  const which = <VisuallyHidden> {artist}</VisuallyHidden>;
  return (
    <article className={`${layout.card} ${styles.card}`}>
      {event.img ? (
        <StoredPicture className={styles.image} file={event.img} alt="" sizes="6rem" />
      ) : (
        <span className={styles.image} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <h3 className={styles.artist}>{artist}</h3>
        <p>{gigDate(event)}</p>
        {event.artistLink && (
          <a className={styles.link} href={event.artistLink} target="_blank" rel="noopener noreferrer">
            Artist Page Link
          </a>
        )}
        {hasDraft && <DraftMark />}
      </div>
      <div className={`${layout.row} ${styles.actions}`}>
        <Button small onClick={() => actions.onEdit(event)}>
          Edit{which}
        </Button>
        <Button small look="quiet" onClick={() => actions.onRepeat(event)}>
          List again{which}
        </Button>
        <Button small look="plain" onClick={() => actions.onDelete(event)}>
          Delete{which}
        </Button>
      </div>
    </article>
  );
}
