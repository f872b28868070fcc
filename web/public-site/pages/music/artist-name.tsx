import { gigPath, type Gig } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';

/** The artist, as a link to the gig's page. Until somebody is booked, the link needs a name too. */
export function ArtistName({ event: { artist, slug } }: { event: Pick<Gig, 'artist' | 'slug'> }) {
  return slug ? <Link to={gigPath(slug)}>{artist || 'Music'}</Link> : artist;
}
