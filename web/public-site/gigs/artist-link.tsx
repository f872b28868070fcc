import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './gig-links.module.css';

/** A link to the artist's own page; renders nothing without a web address. */
export function ArtistLink({ href, artist }: { href: string; artist: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      Artist page<VisuallyHidden>{` of ${artist} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
