import type { FrameHeight, FrameHeightRequest } from '@venue/domain';
import { useEffect, useState, type RefObject } from 'react';

/** The frame's least height in px. */
const least = 350;

/** Far above any form, in px. */
const most = 3_000;

/**
 * The height that a frame of this site asks for, in px, at least 350; undefined until it asks. Messages
 * of other windows and origins are ignored.
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { origin } = window.location;
    const handleMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const asked = Math.ceil(Number((event.data as Partial<FrameHeight> | null)?.height));
      if (asked > 0) setHeight(Math.min(Math.max(asked, least), most));
    };
    window.addEventListener('message', handleMessage);
    // The frame may have been ready before this page was hydrated.
    const request: FrameHeightRequest = { wants: 'height' };
    frame.current?.contentWindow?.postMessage(request, origin);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame]);
  return height;
}
