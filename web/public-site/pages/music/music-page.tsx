import { gigsPart, messages, playedGigs, upcomingGigs, type GigsPart } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/now.tsx';
import { MediaContext } from '../../../ui/picture.tsx';
import { usePart } from '../../content/index.ts';
import { PartStatus } from '../../layout/part-status.tsx';
import { usePublished } from '../../layout/site-context.tsx';
import { ArchiveCarousel } from './archive-carousel.tsx';
import { Bill } from './bill.tsx';
import { LaterGigs } from './later-gigs.tsx';
import { LeadGig } from './lead-gig.tsx';
import { monthsAhead, monthsBack } from './months.tsx';
import styles from './music-page.module.css';

/** Used before the part has loaded, and before the first save. */
const noGigs: Pick<GigsPart, 'upcoming' | 'past' | 'media'> = { upcoming: [], past: [], media: {} };

/** The music page: upcoming gigs, soonest first, and the archive. */
export function MusicPage() {
  const site = usePublished();
  const { website } = site;
  const { status, part: gigs = noGigs } = usePart(gigsPart);
  const now = useNow();
  // The lists are as of the last save; since then a gig may have moved from upcoming to past.
  const shown = [...gigs.upcoming, ...gigs.past];
  const [lead, ...later] = upcomingGigs(shown, now);
  const past = playedGigs(shown, now);
  const title = website.musicTitle || 'Music';

  return (
    <>
      <MediaContext value={gigs.media}>
        <div className={styles.bill}>
          <Bill title={title} gigs={lead ? [lead, ...later] : []}>
            {!lead && (status === 'ready' || status === 'missing') ? (
              <p className={styles.none}>{messages.noUpcomingEvents}</p>
            ) : null}
            <PartStatus status={status} what="The list of gigs" waiting="Loading the gigs …" />
          </Bill>
          {lead ? <LeadGig event={lead} /> : null}
        </div>
        <section className={styles.list}>
          <div className={styles.intro}>
            {website.musicDescTitle ? <h2>{website.musicDescTitle}</h2> : null}
            {website.musicDesc ? <p>{website.musicDesc}</p> : null}
            <p className={styles.ways}>
              <Link to="/music-gallery" target="_blank" rel="noopener" className={styles.gallery}>
                Pictures from other nights (opens in a new tab)
              </Link>
              <a href="/events.ics" className={styles.gallery}>
                Every gig in your own calendar
              </a>
            </p>
          </div>
          <LaterGigs
            gigs={later.filter(({ datetime }) => datetime)}
            undated={later.filter(({ datetime }) => !datetime)}
            months={monthsAhead(site, gigs)}
            shown={shown}
          />
        </section>
        {past.length > 0 ? (
          <ArchiveCarousel
            title={website.musicDescTitle2}
            image={website.musicTopImg}
            events={past}
            months={monthsBack(site, gigs)}
            shown={shown}
          />
        ) : null}
      </MediaContext>
    </>
  );
}
