import { formatLongDateTime, upcomingForAdmin } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useSite } from '../../public-site/content/index.ts';
import { useNow } from '../../ui/now.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { UnsentCount } from '../mail/unsent-count.tsx';
import { LiveEightySix } from '../features/menus/live-eighty-six.tsx';
import { useStaff } from '../session/staff.ts';
import { AddGig } from './add-gig.tsx';
import { adminSections } from './admin-sections.ts';
import styles from './admin-overview.module.css';
import { openTo } from './dashboard-frame.tsx';
import { GetReady } from './get-ready.tsx';
import { openHoursPath, sectionPath } from './short-cuts.ts';
import { Tonight } from './tonight.tsx';

/** What changes most often and in the middle of service. */
const shortCuts = [
  { to: openHoursPath, label: 'Change opening hours' },
  { to: sectionPath('Gallery'), label: 'Swap a gallery picture' },
];

/** Today's music, what a busy evening asks for one tap away, and the way to each section. */
export function AdminOverview() {
  const site = useSite();
  const { role } = useStaff();
  const now = useNow();
  const next = site && upcomingForAdmin(site.events, now)[0];
  return (
    <>
      <PageTitle title="Overview" />
      <h1>Overview</h1>
      {!site ? (
        <Waiting label="Fetching what is live" />
      ) : (
        <>
          <GetReady site={site} />
          <Tonight site={site} now={now} />
          <UnsentCount />
          <AddGig events={site.events} now={now} />
          {site.menus.length > 0 && <LiveEightySix />}
          <Ways ways={shortCuts} />
          <h2 className={styles.heading}>All sections</h2>
          <Ways ways={openTo(role, adminSections.slice(1))} />
          <dl className={styles.facts}>
            <div>
              <dt>Next gig</dt>
              <dd>{next ? `${next.artist}, ${formatLongDateTime(next.datetime)}` : 'None listed'}</dd>
            </div>
            <div>
              <dt>Last change went live</dt>
              <dd>{site.version > 0 ? formatLongDateTime(site.publishedAt) : 'Nothing is published yet'}</dd>
            </div>
          </dl>
        </>
      )}
    </>
  );
}

type WaysProps = { ways: { to: string; label: string }[] };

function Ways({ ways }: WaysProps) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.way} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
