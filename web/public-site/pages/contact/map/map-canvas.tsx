import type { Nearby } from '@venue/domain';
import { useEffect, useRef, useState } from 'react';
import { venue } from '../../../../../venue.config.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import styles from './contact-map.module.css';
import { loadMap } from './map-provider.ts';

type MapCanvasProps = { onNearby: (nearby: Nearby) => void; onFailure: () => void };

/** The map itself, 400 px high, by whichever provider is set up. Tells once what is around, or that it failed. */
export function MapCanvas({ onNearby, onFailure }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
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
      setDrawn(true);
      onNearby(nearby);
    }
    show().catch(fail);
    return () => leaving.abort();
  }, [onNearby, onFailure]);
  return (
    <div className={styles.canvas} data-screen-only>
      {isDrawn ? null : <Spinner label="Loading the map" />}
      <div ref={element} className={styles.drawn} role="region" aria-label={`Map around ${venue.name}`} />
    </div>
  );
}
