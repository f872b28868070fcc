import { Link } from 'react-router-dom';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { Dashboard } from './dashboard.tsx';

const sections = [
  { to: '/event-management', label: 'Music Admin' },
  { to: '/admin-dashboard', label: 'Dashboard' },
];

/** The music admin at its own address (section 2.6). */
export default function EventManagement() {
  return (
    <Dashboard
      permission="editContent"
      signInPath="/admin-signin"
      place="the music admin"
      sections={sections}
    >
      <MusicScreen />
      <p>
        The rest of the site is edited in the <Link to="/admin-dashboard">dashboard</Link>.
      </p>
    </Dashboard>
  );
}
