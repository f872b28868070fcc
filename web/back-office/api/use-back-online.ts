import { useEffect, useRef } from 'react';
import { useConnection } from '../../connection/use-connection.ts';

/** Calls `onBack` whenever the connection is back after it was lost. */
export function useBackOnline(onBack: () => void): void {
  const { isOnline } = useConnection();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) onBack();
  }, [isOnline, onBack]);
}
