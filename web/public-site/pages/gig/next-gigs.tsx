import { gigDate, gigPath, gigStatuses, musicPath, statusOf, upcomingGigs, type Gig } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/now.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import styles from './next-gigs.module.css';

/** Number of gigs named. */
const most = 4;

/** The next gigs besides the one of the page, each with a link to its own. */
export function NextGigs({ after }: { after: Gig }) {
  const { nextGigs } = usePublished();
  const others = upcomingGigs(nextGigs, useNow()).filter(({ _id }) => _id !== after._id);
  return (
    <section className={styles.next} aria-labelledby="next-gigs">
      <h2 id="next-gigs">Next on our stage</h2>
      {others.length > 0 ? (
        <ul className={styles.list}>
          {others.slice(0, most).map((gig) => (
            <li key={gig._id} className={styles.gig}>
              <Link className={styles.artist} to={gigPath(gig.slug)}>
                {gig.artist || 'Music'}
              </Link>
              <span>
                {statusOf(gig) === 'scheduled' ? '' : `${gigStatuses[statusOf(gig)]}: `}
                {gigDate(gig)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing else is listed yet.</p>
      )}
      <p>
        <Link to={musicPath}>All gigs</Link>
      </p>
    </section>
  );
}
