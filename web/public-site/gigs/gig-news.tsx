import { gigStatuses, movedNews, statusOf, type Gig } from '@venue/domain';
import { classes } from '../../ui/styles/classes.ts';
import styles from './gig-news.module.css';

type GigNewsProps = {
  event: Pick<Gig, 'status' | 'statusNote' | 'datetime' | 'previousDatetime'>;
  /** On a dark background. */
  isDark?: boolean;
};

/** "Cancelled", "Moved from Friday, November 20, 2026" and the like, with the note; nothing for a gig as planned. */
export function GigNews({ event, isDark }: GigNewsProps) {
  const status = statusOf(event);
  const moved = movedNews(event);
  if (status === 'scheduled' && !moved && !event.statusNote) return null;
  return (
    <p className={classes(styles.news, isDark && styles.dark)}>
      {status === 'scheduled' ? null : <strong className={styles.word}>{gigStatuses[status]}</strong>}
      {moved ? <strong className={styles.moved}>{moved}</strong> : null}
      {event.statusNote ? <span>{event.statusNote}</span> : null}
    </p>
  );
}
