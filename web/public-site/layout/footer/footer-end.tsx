import type { Website } from '@venue/domain';
import { langOf } from '../../../ui/lang-of.ts';
import { Link } from '../../../ui/link.tsx';
import { venue } from '../../../../venue.config.ts';
import { useNow } from '../../../ui/now.tsx';
import styles from './footer.module.css';

const legalLinks = [
  { label: 'Disclaimer', to: '/disclaimer' },
  { label: 'Terms & conditions', to: '/terms-and-conditions' },
  { label: 'Privacy policy', to: '/privacy-policy' },
];

const moreLinks = [
  { label: 'Our team', to: '/our-team' },
  { label: 'Gifts & experiences', to: '/gifts-and-experiences' },
  { label: 'Book an event', to: '/book-an-event' },
  { label: venue.festival.name, to: venue.festival.path },
];

/** The pages that neither the masthead nor another place of the footer leads to. */
export function MoreLinks() {
  return (
    <ul className={styles.info}>
      {moreLinks.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} lang={langOf(label)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The last line of the footer: social media, "Back to top", "Need a table?" and legal texts, in this order. */
export function FooterEnd({ website }: { website: Website }) {
  const social = [
    { label: 'Instagram', href: website.instaLink },
    { label: 'Facebook', href: website.facebookLink },
    { label: 'X', href: website.xLink },
  ].filter(({ href }) => href);
  return (
    <div className={styles.end}>
      <p>
        © {useNow().getUTCFullYear()} {venue.name}, {venue.address.town}
      </p>
      <nav aria-label="More">
        <ul className={styles.endLinks}>
          {social.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href="#main" onClick={backToTop}>
              Back to top
            </a>
          </li>
          <li>
            <Link to="/book-a-table">Need a table?</Link>
          </li>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Scrolls to the very top. The plain link, used until scripts run, stops below the header. */
function backToTop(event: React.MouseEvent) {
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
