import { useCallback, useState } from 'react';
import { contactMap } from '@venue/domain';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './contact-map.module.css';
import { MapCanvas } from './map-canvas.tsx';
import { hasMapConsent, rememberMapConsent } from './map-consent.ts';
import { mapProvider } from './map-provider.ts';
import { useNearby } from './use-nearby.ts';

/**
 * The map of section 2.5 with what is around. Nothing is fetched from outside before the visitor
 * agrees. When it fails the address and the View map link above it remain.
 */
export function ContactMap() {
  const [isWanted, setWanted] = useState(hasMapConsent);
  const [isBroken, setBroken] = useState(false);
  const { nearby, hasFailed } = useNearby(isWanted);
  const handleFailure = useCallback(() => setBroken(true), []);

  function handleWanted(wanted: boolean) {
    rememberMapConsent(wanted);
    setWanted(wanted);
  }

  if (!isWanted) {
    return (
      <section className={styles.ask} aria-labelledby="map-heading">
        <h2 id="map-heading">On the map</h2>
        <p>The map comes from {mapProvider.host}, which will then see that you are here.</p>
        <Button look="ink" onClick={() => handleWanted(true)}>
          SHOW THE MAP
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.map} aria-labelledby="map-heading">
      <h2 id="map-heading">On the map</h2>
      {hasFailed || isBroken ? (
        <p role="status">The map cannot be shown now. The address and VIEW MAP above lead here too.</p>
      ) : nearby ? (
        <MapCanvas nearby={nearby} onFailure={handleFailure} />
      ) : (
        <div className={styles.canvas}>
          <Spinner label="Loading the map" />
        </div>
      )}
      {nearby && nearby.places.length > 0 ? (
        <>
          <h3>Within {contactMap.nearbyRadius} metres</h3>
          <ul className={styles.places} aria-label="Nearby places">
            {nearby.places.map(({ name, kind, distance, lat, lon }) => (
              <li key={`${name} ${lat} ${lon}`}>
                <span>{name}</span> <span className={styles.quiet}>{`${kind}, ${distance} m`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button look="plain" small onClick={() => handleWanted(false)}>
        Hide the map and forget that I agreed
      </Button>
    </section>
  );
}
