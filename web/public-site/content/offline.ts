import { whenIdle } from './when-idle.ts';

/** How often a page that stays open asks for a new version. */
const checkInterval = 60 * 60 * 1_000;
/** How long ago the last key must have been pressed, in ms. */
const quietAfter = 5_000;
/** How often to look for a quiet moment, in ms. */
const lookInterval = 1_000;

let lastTyped = -Infinity;

/**
 * Lets the public pages open without a connection: registers the service worker once the page has loaded
 * and the browser is idle, not in development. A new version of the
 * app takes over, with one reload, at a moment when nobody is typing.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('keydown', () => (lastTyped = Date.now()), { passive: true });
  const begin = () => whenIdle(() => void register());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  try {
    reloadForNewVersion();
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    // A browser that is steered, in a test say, may be told to register nothing.
    if (!registration) return;
    activateWhenIdle(registration);
    registration.addEventListener('updatefound', () => activateWhenIdle(registration));
    const update = () => void registration.update().catch(noteNoUpdate);
    setInterval(update, checkInterval);
    window.addEventListener('online', update);
  } catch (error) {
    // Private windows and strict settings refuse; the site works without, only not offline.
    console.info('The site cannot be kept for offline:', error);
  }
}

/** Starts the version that waits in the registration, if one does or comes to, at the next quiet moment. */
function activateWhenIdle(registration: ServiceWorkerRegistration): void {
  const timer = setInterval(() => {
    // The very first worker has nobody to replace and takes over by itself.
    if (!registration.waiting) {
      if (!registration.installing) clearInterval(timer);
      return;
    }
    if (!isQuiet()) return;
    clearInterval(timer);
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  }, lookInterval);
}

/**
 * One reload when another version has taken over, from here or from another tab. The first worker of
 * all changes nothing that is on the screen.
 */
function reloadForNewVersion(): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  let isReloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker) {
      hadWorker = true;
      return;
    }
    if (isReloading) return;
    isReloading = true;
    const timer = setInterval(() => {
      if (!isQuiet()) return;
      clearInterval(timer);
      window.location.reload();
    }, lookInterval);
  });
}

/** Nobody types, and nothing is open in front of the page. */
function isQuiet(): boolean {
  if (Date.now() - lastTyped < quietAfter) return false;
  const place = document.activeElement;
  return (
    !place?.matches('input, textarea, select, iframe, [contenteditable]') &&
    !document.querySelector('dialog[open], [role="dialog"]')
  );
}

function noteNoUpdate(error: unknown): void {
  console.info('No look for a new version was possible:', error);
}
