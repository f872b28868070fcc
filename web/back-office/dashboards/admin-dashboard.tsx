import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { privacyKind, termsKind } from '../features/legal-text/legal-kinds.ts';
import { BackupScreen } from '../features/backup/backup-screen.tsx';
import { BookingsScreen } from '../features/bookings/bookings-screen.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';
import { RevisionScreen } from '../history/revision-screen.tsx';
import { LegalTextScreen } from '../features/legal-text/legal-text-screen.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { MenusScreen } from '../features/menus/menus-screen.tsx';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { OpeningHoursScreen } from '../features/opening-hours/opening-hours-screen.tsx';
import { RoutesScreen } from '../features/custom-pages/routes-screen.tsx';
import { StaffGate } from '../session/staff-gate.tsx';
import { StaffScreen } from '../features/staff/staff-screen.tsx';
import { WebsiteScreen } from '../features/website/website-screen.tsx';
import { superSections } from '../features/website/website-sections.ts';
import { AdminOverview } from './admin-overview.tsx';
import { adminSections } from './admin-sections.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { recordKinds } from './record-kinds.ts';

/** The admin dashboard: an overview and a screen for each kind of content (sections 2.6, 2.7). */
export function AdminDashboard() {
  return (
    <StaffGate permission="editContent" signInPath="/admin-login" place="the employee dashboard">
      <DashboardFrame sections={adminSections} screen={useLocation().pathname}>
        <Routes>
          <Route index element={<AdminOverview />} />
          <Route path="website" element={<WebsiteScreen />} />
          <Route path="menus" element={<MenusScreen />} />
          <Route path="routes" element={<RoutesScreen />} />
          <Route path="opening-hours" element={<OpeningHoursScreen />} />
          <Route path="terms" element={<LegalTextScreen key="terms" kind={termsKind} />} />
          <Route path="privacy" element={<LegalTextScreen key="privacy" kind={privacyKind} />} />
          <Route path="music" element={<MusicScreen />} />
          <Route path="bookings" element={<BookingsScreen />} />
          <Route path="history" element={<HistoryScreen kinds={recordKinds} />} />
          <Route path="history/:id" element={<RevisionScreen kinds={recordKinds} />} />
          <Route
            path="ethos-and-images"
            element={
              <OnlyFor permission="signInAsSuper" title="Ethos & images">
                <WebsiteScreen title="Ethos & images" sections={superSections} />
              </OnlyFor>
            }
          />
          <Route
            path="staff"
            element={
              <OnlyFor permission="manageStaff" title="Staff">
                <StaffScreen />
              </OnlyFor>
            }
          />
          <Route
            path="backup"
            element={
              <OnlyFor permission="downloadBackup" title="Backup">
                <BackupScreen />
              </OnlyFor>
            }
          />
          <Route path="*" element={<Navigate to="/admin-dashboard" replace />} />
        </Routes>
      </DashboardFrame>
    </StaffGate>
  );
}
