import { formatLongDateTime, gigDate, isVisible, localDay, upcomingGigs } from '@venue/domain';
import { Link } from 'react-router-dom';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { lookAheadPath } from '../../shell/look-ahead-link.tsx';
import { UnsentCount } from '../../mail/unsent-count.tsx';
import { TonightBookings } from '../../features/bookings/tonight-bookings.tsx';
import { closingDraft } from '../../features/closed-tonight/closing-form.tsx';
import { LiveClosedTonight } from '../../features/closed-tonight/live-closed-tonight.tsx';
import { LiveDishAvailability } from '../../features/menus/off/live-dish-availability.tsx';
import { LiveNoticeField } from '../../features/notice/live-notice-field.tsx';
import { noticeDraft } from '../../features/notice/notice-field.tsx';
import { profilePath } from '../../features/profile/profile-form.tsx';
import { OnDays } from '../../features/opening-hours/special-days/on-days.tsx';
import { usePublishedSite } from '../../subscriptions/published-site.ts';
import { useStaff } from '../../access/staff.ts';
import { AddGig } from './add-gig.tsx';
import layout from '../../shell/layout.module.css';
import styles from './admin-overview.module.css';
import { UnsavedDrafts } from '../../unsaved/unsaved-drafts.tsx';
import { GetReady } from './launch-checklist.tsx';
import { HoursWarning } from './hours-warning.tsx';
import { adminSections, home, openTo } from '../sections.ts';
import { openHoursPath, sectionPath } from '../short-cuts.ts';
import { Tonight } from './tonight.tsx';
import { useOverviewRecords } from './use-overview-records.ts';

/** What changes most often, and in the middle of service. */
const shortCuts = [
  { to: openHoursPath, label: 'Change opening hours' },
  { to: sectionPath('Gallery'), label: 'Swap a gallery picture' },
  { to: lookAheadPath(), label: 'Look ahead' },
];

/** Drafts whose fields are on the overview itself. */
const shownHere = [noticeDraft, closingDraft];

/** Drafts, today's music, what a busy evening needs in one tap, and links to all sections. */
export function AdminOverview() {
  const staff = useStaff();
  const now = useNow();
  const venue = useOverviewRecords(localDay(now));
  const publishedAt = usePublishedSite()?.publishedAt;
  const next = venue && upcomingGigs(venue.events, now).find((event) => isVisible(event, now));
  return (
    <>
      <PageTitle title="Overview" />
      <h1>Overview</h1>
      {!venue ? (
        <Waiting label="Loading the overview" />
      ) : (
        <>
          <TonightBookings />
          <UnsavedDrafts shownHere={shownHere} profile={profilePath(staff.uid)} />
          <HoursWarning hours={venue.openingHours} />
          <GetReady venue={venue} />
          <Tonight events={venue.events} now={now} />
          <LiveClosedTonight
            hours={venue.openingHours}
            events={venue.events}
            onDays={(from, to) => <OnDays from={from} to={to} />}
          />
          <LiveNoticeField />
          <UnsentCount />
          <AddGig events={venue.events} now={now} />
          <LiveDishAvailability />
          <Ways ways={shortCuts} />
          <h2 className={layout.small}>All sections</h2>
          <Ways ways={openTo(staff, adminSections).filter(({ to }) => to !== home)} />
          <dl className={styles.facts}>
            <div>
              <dt className={layout.quiet}>Next gig</dt>
              <dd>{next ? `${next.artist}, ${gigDate(next)}` : 'None listed'}</dd>
            </div>
            <div>
              <dt className={layout.quiet}>Last change went live</dt>
              <dd>{publishedAt ? formatLongDateTime(new Date(publishedAt)) : 'Nothing published yet'}</dd>
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
    <ul className={layout.tiles}>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <Link className={`${layout.tile} ${styles.way}`} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
