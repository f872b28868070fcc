import { formatLongDateTime, upcomingForAdmin } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useSite } from '../../content/index.ts';
import { useNow } from '../../ui/now.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { useStaff } from '../session/staff.ts';
import { adminSections } from './admin-sections.ts';
import styles from './admin-overview.module.css';
import { openTo } from './dashboard-frame.tsx';

/** What is live right now, and the way to each section. */
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
        <dl className={styles.facts}>
          <div>
            <dt>Last change went live</dt>
            <dd>{formatLongDateTime(site.publishedAt)}</dd>
          </div>
          <div>
            <dt>Next gig</dt>
            <dd>{next ? `${next.artist}, ${formatLongDateTime(next.datetime)}` : 'None listed'}</dd>
          </div>
          <div>
            <dt>Menus</dt>
            <dd>{site.menus.map((menu) => menu.title).join(', ') || 'None yet'}</dd>
          </div>
        </dl>
      )}
      <ul className={styles.ways}>
        {openTo(role, adminSections.slice(1)).map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
