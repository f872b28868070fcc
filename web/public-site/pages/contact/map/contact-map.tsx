import { contactMap, type Nearby } from '@venue/domain';
import { useCallback, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './contact-map.module.css';
import { MapCanvas } from './map-canvas.tsx';
import { giveMapConsent, useMapConsent } from './map-consent.ts';
import { mapHost } from './map-provider.ts';
import { NearbyPlaces } from './nearby-places.tsx';

/**
 * The map, with the places nearby. Nothing is fetched from third parties before the visitor
 * agrees. If the map fails, the address and the "View map" link above it still work.
 */
export function ContactMap() {
  const isWanted = useMapConsent();
  const [nearby, setNearby] = useState<Nearby>();
  const [hasFailed, setFailed] = useState(false);
  const handleFailure = useCallback(() => setFailed(true), []);

  function handleWanted() {
    setFailed(false);
    giveMapConsent(true);
  }

  if (!isWanted) {
    return (
      <section className={styles.map} aria-labelledby="map-heading">
        <div className={styles.ask} data-screen-only>
          <h2 id="map-heading">On the map</h2>
          <p>
            {`It also shows what is nearby, within ${contactMap.nearbyRadius} metres. `}
            The map is loaded from {mapHost}, which will see that you visited.
          </p>
          <Button look="ink" onClick={handleWanted}>
            SHOW THE MAP
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.map} aria-labelledby="map-heading">
      <h2 id="map-heading">On the map</h2>
      {hasFailed ? (
        <p role="status">The map couldn’t be loaded. The address and VIEW MAP above still work.</p>
      ) : (
        <MapCanvas onNearby={setNearby} onFailure={handleFailure} />
      )}
      {nearby ? <NearbyPlaces places={nearby.places} /> : null}
      <Button look="plain" small className={styles.hide} onClick={() => giveMapConsent(false)}>
        Hide the map and forget that I agreed
      </Button>
    </section>
  );
}
