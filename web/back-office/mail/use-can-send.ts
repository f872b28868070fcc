import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { fetchMailStatus } from './mail-calls.ts';

/**
 * Whether emails can leave at all: asked once for each screen. Undefined until the server has said so, and when it
 * cannot be asked: then screens promise nothing.
 */
export function useCanSend(): boolean | undefined {
  const [canSend, setCanSend] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    async function ask() {
      try {
        const status = await fetchMailStatus();
        if (!isGone) setCanSend(status.canSend);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        console.warn('Whether emails can be sent is unknown:', error);
      }
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return canSend;
}
