import { venue } from '../../../../venue.config.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { addressInOneLine } from '../../layout/footer/address.ts';
import { mapLink } from '../../layout/footer/map-link.ts';
import { RingUs } from '../../../ui/ring-us.tsx';
import styles from './first-words.module.css';

/** The home page's content while staff have entered no texts: tagline, address and phone number. */
export function FirstWords() {
  return (
    <section className={styles.words} aria-label="The house">
      <h2>{venue.tagline}</h2>
      <p>
        {addressInOneLine}
        <br />
        <RingUs />
      </p>
      <ButtonAnchor look="quiet" href={mapLink()} target="_blank" rel="noopener noreferrer">
        VIEW MAP
      </ButtonAnchor>
      <p className={styles.quiet}>We are getting this page ready.</p>
    </section>
  );
}
