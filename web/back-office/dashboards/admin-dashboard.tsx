import { may, type Permission } from '@venue/domain';
import type { ReactNode } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { BackupScreen } from '../features/backup/backup-screen.tsx';
import { BookingsScreen } from '../features/bookings/bookings-screen.tsx';
import { BookingRulesScreen } from '../features/booking-rules/booking-rules-screen.tsx';
import { RoutesScreen } from '../features/custom-pages/custom-pages-screen.tsx';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { privacyKind, termsKind } from '../features/legal-text/legal-kinds.ts';
import { LegalTextScreen } from '../features/legal-text/legal-text-screen.tsx';
import { MenusScreen } from '../features/menus/menus-screen.tsx';
import { OpeningHoursScreen } from '../features/opening-hours/opening-hours-screen.tsx';
import { PreviewScreen } from '../features/preview/preview-screen.tsx';
import { StaffScreen } from '../features/staff/staff-screen.tsx';
import { WebsiteScreen } from '../features/website/website-screen.tsx';
import { superSections } from '../features/website/website-sections.ts';
import { PlainScreen } from '../records/plain-screen.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';
import { RevisionScreen } from '../history/revision-screen.tsx';
import { useStaff } from '../access/staff.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { recordKinds } from '../kinds.tsx';
import { AdminOverview } from './overview/admin-overview.tsx';
import { Dashboard } from './dashboard.tsx';
import { adminSections, home, type ScreenPath } from './sections.ts';

/** What each section shows. */
const screens: Record<ScreenPath, ReactNode> = {
  '': <AdminOverview />,
  '/bookings': <BookingsScreen />,
  '/booking-rules': <BookingRulesScreen />,
  '/website': <WebsiteScreen />,
  '/menus': <MenusScreen />,
  '/music': <MusicScreen />,
  '/routes': <RoutesScreen />,
  '/opening-hours': <OpeningHoursScreen />,
  '/terms': <LegalTextScreen key="terms" kind={termsKind} />,
  '/privacy': <LegalTextScreen key="privacy" kind={privacyKind} />,
  '/history': <HistoryScreen kinds={recordKinds} />,
  '/ethos-and-images': <WebsiteScreen title="Ethos & images" sections={superSections} />,
  '/staff': <StaffScreen />,
  '/backup': <BackupScreen />,
};

/** The admin dashboard: an overview and a screen for each kind of content. */
export default function AdminDashboard() {
  return (
    <Dashboard
      permission="editContent"
      signInPath="/admin-login"
      place="the employee dashboard"
      sections={adminSections}
    >
      <Routes>
        {adminSections.map(
          ({ path, plainKind, label, permission }) =>
            (path ?? plainKind) !== undefined && (
              <Route
                key={path ?? plainKind}
                path={path ?? `/${plainKind}`}
                element={
                  <OnlyFor label={label} permission={permission}>
                    {plainKind ? (
                      <PlainScreen key={plainKind} kind={plainKind} />
                    ) : (
                      path !== undefined && screens[path]
                    )}
                  </OnlyFor>
                }
              />
            ),
        )}
        <Route path="preview" element={<PreviewScreen />} />
        <Route path="history/:id" element={<RevisionScreen kinds={recordKinds} />} />
        <Route path="*" element={<Navigate to={home} replace />} />
      </Routes>
    </Dashboard>
  );
}

type OnlyForProps = { permission?: Permission; label: string; children: ReactNode };

/** A screen that not every role may open; the others see why, and a link back. */
function OnlyFor({ permission, label, children }: OnlyForProps) {
  const staff = useStaff();
  if (!permission || may(staff, permission)) return children;
  return (
    <>
      <PageTitle title={label} />
      <h1>{label}</h1>
      <Notice kind="problem" title="This screen is for super users.">
        <p>
          You’re signed in as {staff.email}, which is not a super user. Ask one of them, or go back to the{' '}
          <Link to={home}>overview</Link>.
        </p>
      </Notice>
    </>
  );
}
