import { byDate, formatTime, localDay, type MusicEvent } from '@venue/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StoredPicture } from '../media/stored-picture.tsx';
import { addGigPath, editGigPath } from './short-cuts.ts';
import styles from './tonight.module.css';

type TonightProps = { events: readonly MusicEvent[]; now: Date };

/** Today's gigs, each with a button to change it that a thumb can reach. */
export function Tonight({ events, now }: TonightProps) {
  const today = localDay(now);
  const gigs = events.filter(({ datetime }) => datetime && localDay(datetime) === today).toSorted(byDate);
  return (
    <section className={styles.tonight} aria-labelledby="tonight">
      <h2 id="tonight" className={styles.heading}>
        Today’s music
      </h2>
      {gigs.map((event) => (
        <Gig key={event._id} event={event} />
      ))}
      {gigs.length === 0 && (
        <div className={styles.none}>
          <p>There’s no gig listed for today.</p>
          <ButtonLink look="brass" to={addGigPath(today)}>
            Add one for tonight
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Gig({ event: { _id, artist, datetime, img } }: { event: MusicEvent }) {
  const name = artist || 'No artist yet';
  return (
    <article className={styles.gig}>
      {img && <StoredPicture className={styles.image} file={img} alt="" sizes="6rem" />}
      <div className={styles.words}>
        <p className={styles.time}>{datetime && formatTime(datetime)}</p>
        <h3 className={styles.artist}>{name}</h3>
      </div>
      <ButtonLink className={styles.change} look="brass" to={editGigPath(_id)}>
        Change<VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}
