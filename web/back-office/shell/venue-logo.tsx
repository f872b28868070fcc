import { venue } from '../../../venue.config.ts';
import { imageUrl } from '../../ui/image-url.ts';
import { usePublishedSite } from '../subscriptions/published-site.ts';
import styles from './venue-logo.module.css';

type VenueLogoProps = {
  /** Shows the name if there is no logo; false where the name is beside it anyway. */
  hasFallback?: boolean;
};

/** The venue's logo; the site data names its file. */
export function VenueLogo({ hasFallback = true }: VenueLogoProps) {
  const file = usePublishedSite()?.website.logoImg;
  if (!file && hasFallback) return <span className={styles.name}>{venue.name}</span>;
  // Reserves its space until it is loaded, so that no button moves.
  if (!file) return <span className={styles.logo} />;
  return <img className={styles.logo} src={imageUrl(file)} alt={venue.name} />;
}
