import { formatLongDateTime, type MusicEvent } from '@venue/domain';
import { useSite } from '../../content/index.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './event-card.module.css';

type EventCardProps = { event: MusicEvent };

/** One gig: image, artist, date and time, Artist Page Link (section 2.7). */
export function EventCard({ event }: EventCardProps) {
  const media = useSite()?.media[event.img];
  return (
    <article className={styles.card}>
      <Picture className={styles.image} file={event.img} media={media} alt="" sizes="6rem" />
      <div className={styles.words}>
        <h3 className={styles.artist}>{event.artist || 'No artist yet'}</h3>
        <p>{formatLongDateTime(event.datetime)}</p>
        {event.artistLink && (
          <a href={event.artistLink} target="_blank" rel="noopener noreferrer">
            Artist Page Link
          </a>
        )}
      </div>
    </article>
  );
}
