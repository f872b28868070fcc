import { may } from '@venue/domain';
import { Link, Navigate } from 'react-router-dom';
import { useStaff } from '../access/staff.ts';
import { MusicScreen } from '../features/gigs/music-screen.tsx';
import { Dashboard } from './dashboard.tsx';
import { adminSections, bookPath, home } from './sections.ts';

/** The dashboard's sections, with the music at this address. */
const sections = adminSections.map((section) =>
  section.path === '/music' ? { ...section, to: '/event-management' } : section,
);

/** The music admin at its own address. */
export default function EventManagement() {
  return (
    <Dashboard
      permission="signInAsAdmin"
      signInPath="/admin-signin"
      place="the music admin"
      sections={sections}
    >
      <Music />
    </Dashboard>
  );
}

/** Hosts sign in at this screen too, and are led to the book. */
function Music() {
  if (!may(useStaff(), 'editContent')) return <Navigate to={bookPath} replace />;
  return (
    <>
      <MusicScreen />
      <p>
        The rest of the site is edited in the <Link to={home}>dashboard</Link>.
      </p>
    </>
  );
}
