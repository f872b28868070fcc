import type { Nearby } from '@venue/domain';
import { useEffect, useState } from 'react';

const patienceMs = 40_000;

/** Where the venue is and what is around it (GET /nearby), asked for once `isWanted`. */
export function useNearby(isWanted: boolean): { nearby?: Nearby; hasFailed: boolean } {
  const [nearby, setNearby] = useState<Nearby>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    fetchNearby(AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)])).then(
      setNearby,
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The map is not available:', error);
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [isWanted]);
  return { nearby, hasFailed };
}

async function fetchNearby(signal: AbortSignal): Promise<Nearby> {
  const answer = await fetch('/api/nearby', { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as Nearby;
}
