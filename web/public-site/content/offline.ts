import { whenIdle } from './when-idle.ts';

/** How often an open page checks for a new version, in ms. */
const updateInterval = 60 * 60 * 1_000;
/** How long after the last key press the visitor counts as idle, in ms. */
const idleAfter = 5_000;
/** How often to check whether the visitor is idle, in ms. */
const idleCheckInterval = 1_000;

let lastTyped = -Infinity;

/**
 * Makes the public pages available offline: registers the service worker once the page has loaded and the browser
 * is idle (not in development). A new version of the app is activated, with one reload, while the visitor is idle.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('keydown', () => (lastTyped = Date.now()), { passive: true });
  const registerWhenIdle = () => whenIdle(() => void register());
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}

async function register(): Promise<void> {
  try {
    reloadForNewVersion();
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    // A browser under test may be configured to block service workers, and then returns nothing.
    if (!registration) return;
    activateWhenIdle(registration);
    registration.addEventListener('updatefound', () => activateWhenIdle(registration));
    const update = () => void registration.update().catch(logUpdateFailure);
    setInterval(update, updateInterval);
    window.addEventListener('online', update);
  } catch (error) {
    // Private windows and strict settings block service workers. The site works without, only not offline.
    console.info('The site will not be available offline:', error);
  }
}

/** Activates the registration's waiting or installing version, if any, once the visitor is idle. */
function activateWhenIdle(registration: ServiceWorkerRegistration): void {
  const timer = setInterval(() => {
    // The very first worker replaces none, and activates by itself.
    if (!registration.waiting) {
      if (!registration.installing) clearInterval(timer);
      return;
    }
    if (!isIdle()) return;
    clearInterval(timer);
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  }, idleCheckInterval);
}

/**
 * Reloads once after a new version was activated, by this tab or another one. The very first worker causes no
 * reload, because the page already has its version.
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
      if (!isIdle()) return;
      clearInterval(timer);
      window.location.reload();
    }, idleCheckInterval);
  });
}

/** Whether the visitor is not typing, has no field focused, and no dialog is open. */
function isIdle(): boolean {
  if (Date.now() - lastTyped < idleAfter) return false;
  const focused = document.activeElement;
  return (
    !focused?.matches('input, textarea, select, iframe, [contenteditable]') &&
    !document.querySelector('dialog[open], [role="dialog"]')
  );
}

function logUpdateFailure(error: unknown): void {
  console.info('The check for a new version failed:', error);
}
