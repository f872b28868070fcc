import { venue } from '../../../../venue.config.ts';
import { imageUrl, useSite } from '../../content/index.ts';
import styles from './venue-logo.module.css';

/** The venue's logo, its file named in the site data; its name in letters until there is one. */
export function VenueLogo() {
  const file = useSite()?.website.logoImg;
  if (!file) return <span className={styles.name}>{venue.name}</span>;
  return <img className={styles.logo} src={imageUrl(file)} alt={venue.name} />;
}
