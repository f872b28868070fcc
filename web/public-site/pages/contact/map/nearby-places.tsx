import { contactMap, type NearbyPlace } from '@venue/domain';
import styles from './contact-map.module.css';

/** The places nearby, nearest first, as a list: the text alternative to the map. */
export function NearbyPlaces({ places }: { places: readonly NearbyPlace[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <h3>Within {contactMap.nearbyRadius} metres</h3>
      <ul className={styles.places} aria-label="Nearby places">
        {places.map(({ name, kind, distance, lat, lon }) => (
          <li key={`${name} ${lat} ${lon}`}>
            <span>{name}</span> <span className={styles.quiet}>{`${kind}, ${distance} m`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
