import type { Nearby } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { venue } from '../../../../../venue.config.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import styles from './contact-map.module.css';
import { loadMap } from './map-provider.ts';

type MapCanvasProps = { onNearby: (nearby: Nearby) => void; onFailure: () => void };

/** The map itself, 400 px high, from the configured provider. Calls either `onNearby` or `onFailure`. */
export function MapCanvas({ onNearby, onFailure }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    let hasFailed = false;
    function fail(error: unknown) {
      if (signal.aborted || hasFailed) return;
      hasFailed = true;
      console.warn('The map is not available:', error);
      onFailure();
    }
    async function show() {
      const showMap = await loadMap();
      if (signal.aborted || !element.current) return;
      const nearby = await showMap({ element: element.current, signal, onFailure: fail });
      if (signal.aborted) return;
      setRendered(true);
      onNearby(nearby);
    }
    show().catch(fail);
    return () => unmount.abort();
  }, [onNearby, onFailure]);
  return (
    <div className={styles.canvas} data-screen-only>
      {isRendered ? null : <Spinner label="Loading the map" />}
      <div ref={element} className={styles.rendered} role="region" aria-label={`Map around ${venue.name}`} />
    </div>
  );
}
