import { Link } from 'react-router-dom';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { StaffGate } from '../session/staff-gate.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

const sections = [
  { to: '/event-management', label: 'Music Admin' },
  { to: '/admin-dashboard', label: 'Dashboard' },
];

/** The music admin's own address (section 2.6). */
export function EventManagement() {
  return (
    <StaffGate permission="editContent" signInPath="/admin-signin" place="the music admin">
      <DashboardFrame screen="event-management" sections={sections}>
        <MusicScreen />
        <p>
          The rest of the site is edited in the <Link to="/admin-dashboard">dashboard</Link>.
        </p>
      </DashboardFrame>
    </StaffGate>
  );
}
