import type { MapMessage, Nearby } from '@venue/domain';
import { venue } from '../../../../../venue.config.ts';
import type { MapPlace } from './map-place.ts';

/** Google's scripts may take their time on a bad line, but not for ever. */
const timeoutMs = 40_000;

/**
 * Google's map in a document of its own: Google's scripts need liberties that no page of ours grants,
 * and there they have them without the rest of the site.
 */
export function showGoogleMap({ element, signal, onFailure }: MapPlace): Promise<Nearby> {
  const frame = document.createElement('iframe');
  frame.src = '/map.html';
  frame.title = `Map around ${venue.name}`;
  return new Promise((resolve, reject) => {
    const fail = (reason: Error) => {
      reject(reason);
      onFailure(reason);
    };
    const timer = setTimeout(() => fail(new Error('Google Maps did not answer.')), timeoutMs);
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== window.location.origin) return;
      clearTimeout(timer);
      const message = event.data as MapMessage;
      if ('nearby' in message) resolve(message.nearby);
      else fail(new Error(message.failure));
    };
    window.addEventListener('message', handleMessage);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
      frame.remove();
    });
    element.append(frame);
  });
}
