import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './gig.module.css';

/** The artist's own page; nothing when none was entered. */
export function ArtistLink({ href, artist }: { href: string; artist: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      Artist page<VisuallyHidden> of {artist} (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
