import { formatTime, localDay, type MusicEvent, type PublishedSite } from '@venue/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { addGigPath, editGigPath } from './short-cuts.ts';
import styles from './tonight.module.css';

type TonightProps = { site: PublishedSite; now: Date };

/** Today's gigs, each one tap from being changed with the thumb of the hand that holds the phone. */
export function Tonight({ site, now }: TonightProps) {
  const today = localDay(now);
  const gigs = site.events
    .filter((event) => localDay(event.datetime) === today)
    .toSorted((a, b) => a.datetime.getTime() - b.datetime.getTime());
  return (
    <section className={styles.tonight} aria-labelledby="tonight">
      <h2 id="tonight" className={styles.heading}>
        Today’s music
      </h2>
      {gigs.map((event) => (
        <Gig key={event._id} event={event} media={site.media} />
      ))}
      {gigs.length === 0 && (
        <div className={styles.none}>
          <p>No gig is listed for today.</p>
          <ButtonLink look="brass" to={addGigPath(today)}>
            Add one for tonight
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

type GigProps = { event: MusicEvent; media: PublishedSite['media'] };

function Gig({ event: { _id, artist, datetime, img }, media }: GigProps) {
  const name = artist || 'No artist yet';
  return (
    <article className={styles.gig}>
      {img && <Picture className={styles.image} file={img} media={media[img]} alt="" sizes="6rem" />}
      <div className={styles.words}>
        <p className={styles.time}>{formatTime(datetime)}</p>
        <h3 className={styles.artist}>{name}</h3>
      </div>
      <ButtonLink className={styles.change} look="brass" to={editGigPath(_id)}>
        Change<VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}
