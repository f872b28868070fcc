import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { usePublishedSite } from '../live/published-site.ts';
import styles from './venue-logo.module.css';

type VenueLogoProps = {
  /** Draws the name in letters where there is no logo; false where the name stands beside it anyway. */
  hasFallback?: boolean;
};

/** The venue's logo, its file named in the site data. */
export function VenueLogo({ hasFallback = true }: VenueLogoProps) {
  const file = usePublishedSite()?.website.logoImg;
  if (!file && hasFallback) return <span className={styles.name}>{venue.name}</span>;
  // Keeps its place until it comes, or a button would move away under somebody's finger.
  if (!file) return <span className={styles.logo} />;
  return <img className={styles.logo} src={imageUrl(file)} alt={venue.name} />;
}
