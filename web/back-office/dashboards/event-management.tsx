import { Link } from 'react-router-dom';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { Dashboard } from './dashboard.tsx';
import { adminSections, home } from './sections.ts';

/** The dashboard's sections, with the music at this address. */
const sections = adminSections.map((section) =>
  section.path === '/music' ? { ...section, to: '/event-management' } : section,
);

/** The music admin at its own address. */
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
        The rest of the site is edited in the <Link to={home}>dashboard</Link>.
      </p>
    </Dashboard>
  );
}
