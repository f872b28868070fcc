import { messages, pastEvents, scrollInThresholds, upcomingEvents } from '@venue/domain';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { ArchiveCarousel } from './archive-carousel.tsx';
import { Gig } from './gig.tsx';
import { LeadGig } from './lead-gig.tsx';
import styles from './music-page.module.css';

/** What is on, soonest first, and what was (section 2.5). */
export function MusicPage() {
  const { website, events, media } = usePublished();
  const now = useNow();
  const [lead, ...later] = upcomingEvents(events, now);
  const past = pastEvents(events, now);
  const title = website.musicTitle || 'Music';

  return (
    <>
      <PageTitle title={title} description={website.musicDesc} />
      <PageTop title={title} image={website.musicTopImg} media={media} short />
      {lead ? (
        <LeadGig event={lead} media={media[lead.img]} now={now} />
      ) : (
        <p className={styles.none}>{messages.noUpcomingEvents}</p>
      )}
      <section className={styles.list}>
        <div className={styles.intro}>
          {website.musicDescTitle ? <h2>{website.musicDescTitle}</h2> : null}
          {website.musicDesc ? <p>{website.musicDesc}</p> : null}
          <p>
            <Link to="/music-gallery" target="_blank" rel="noopener" className={styles.gallery}>
              Pictures from other nights (opens in a new tab)
            </Link>
          </p>
          <p>
            <a href="/events.ics" className={styles.gallery}>
              Every gig in your own calendar
            </a>
          </p>
        </div>
        {later.length > 0 ? (
          <ol className={styles.gigs} aria-label="Upcoming events">
            {later.map((event) => (
              <li key={event._id}>
                <Reveal threshold={scrollInThresholds.other}>
                  <Gig event={event} media={media[event.img]} now={now} />
                </Reveal>
              </li>
            ))}
          </ol>
        ) : null}
      </section>
      {past.length > 0 ? (
        <ArchiveCarousel title={website.musicDescTitle2} events={past} media={media} />
      ) : null}
    </>
  );
}
