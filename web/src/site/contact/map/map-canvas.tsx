import type { Nearby } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { venue } from '../../../../../venue.config.ts';
import styles from './contact-map.module.css';
import { mapProvider } from './map-provider.ts';

type MapCanvasProps = { nearby: Nearby; onFailure: () => void };

/** The map itself, 400 px high, by whichever provider is set up. */
export function MapCanvas({ nearby, onFailure }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    async function draw() {
      const drawMap = await mapProvider.load();
      if (isGone || !element.current) return;
      remove = await drawMap(element.current, nearby);
      if (isGone) remove();
    }
    draw().catch((error: unknown) => {
      if (isGone) return;
      console.warn('The map is not available:', error);
      onFailure();
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [nearby, onFailure]);
  return (
    <div ref={element} className={styles.canvas} role="region" aria-label={`Map around ${venue.name}`} />
  );
}
