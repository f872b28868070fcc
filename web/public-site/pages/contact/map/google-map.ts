import type { MapMessage, Nearby } from '@venue/domain';
import { venue } from '../../../../../venue.config.ts';
import type { MapOptions } from './show-map.ts';

/** Generous, because Google's scripts take long on a slow connection. */
const timeoutMs = 40_000;

/**
 * Renders Google's map in a frame with its own Content-Security-Policy, because Google's scripts need
 * permissions that the site's pages do not grant.
 */
export function showGoogleMap({ element, signal, onFailure }: MapOptions): Promise<Nearby> {
  const frame = document.createElement('iframe');
  frame.src = '/map.html';
  frame.title = `Map around ${venue.name}`;
  return new Promise((resolve, reject) => {
    const fail = (reason: Error) => {
      reject(reason);
      onFailure(reason);
    };
    const timer = setTimeout(() => fail(new Error('Google Maps did not respond in time.')), timeoutMs);
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
