import { musicPath } from '@venue/domain';
import { Link } from '../../../ui/link.tsx';
import { RingUs } from '../../../ui/ring-us.tsx';
import styles from './not-found-page.module.css';

const places = [
  { to: musicPath, label: 'What’s on' },
  { to: '/menus', label: 'Menus' },
  { to: '/book-a-table', label: 'Book a table' },
  { to: '/contact', label: 'Find us' },
];

/** The 404 page: links to the most visited pages, and the phone number. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <h1>Nothing at this mooring.</h1>
      <p>
        The page you’re after has slipped its rope, or the address was written on a wet beer mat. You may have
        been looking for one of these:
      </p>
      <ul className={styles.places}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        Or ring us on <RingUs />.
      </p>
    </div>
  );
}
