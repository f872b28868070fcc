import {
  byDate,
  formatTime,
  gigStatuses,
  isOnNow,
  localDay,
  nightOf,
  visibilityState,
  visibilityWords,
  statusOf,
  type Gig,
} from '@venue/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StoredPicture } from '../../media/any-picture.tsx';
import { addGigPath, changePlanPath, editGigPath } from '../short-cuts.ts';
import layout from '../../shell/layout.module.css';
import styles from './tonight.module.css';

type TonightProps = { events: readonly Gig[]; now: Date };

/** The gigs of today's night and the one that is on now, each with buttons to change it that a thumb can reach. */
export function Tonight({ events, now }: TonightProps) {
  const tonight = nightOf(now);
  const gigs = events
    .filter((event) => isOnNow(event, now) || (event.datetime && nightOf(event.datetime) === tonight))
    .toSorted(byDate);
  return (
    <section className={`${layout.stack} ${styles.tonight}`} aria-labelledby="tonight">
      <h2 id="tonight" className={styles.heading}>
        Today’s music
      </h2>
      {gigs.map((event) => (
        <Gig key={event._id} event={event} now={now} />
      ))}
      {gigs.length === 0 && (
        <div className={`${layout.spread} ${styles.none}`}>
          <p>There’s no gig listed for today.</p>
          {/* After midnight, a gig that is still to be added is for the evening to come. */}
          <ButtonLink look="brass" to={addGigPath(localDay(now))}>
            Add one for tonight
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Gig({ event, now }: { event: Gig; now: Date }) {
  const { _id, artist, datetime, img } = event;
  const name = artist || 'No artist yet';
  const status = statusOf(event);
  const time = datetime && formatTime(datetime);
  return (
    <article className={styles.gig}>
      {img && <StoredPicture className={styles.image} file={img} alt="" sizes="6rem" />}
      <div className={styles.words}>
        <p className={styles.time}>{isOnNow(event, now) ? `${time} · on now` : time}</p>
        <h3 className={layout.heading}>{name}</h3>
        {visibilityState(event, now) !== 'live' && (
          <p className={styles.status}>Hidden from guests: {visibilityWords(event, now)}</p>
        )}
        {status !== 'scheduled' && <p className={styles.status}>{gigStatuses[status]}</p>}
      </div>
      <div className={styles.change}>
        <ButtonLink look="brass" to={editGigPath(_id)}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink className={styles.plan} look="quiet" to={changePlanPath(_id)}>
          Change<VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
