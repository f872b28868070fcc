// @ts-check
/*
 * Stands in every page that comes from the server, as its only script up front. The page works by itself;
 * what makes it an app is fetched once the browser has painted and has nothing else to do, or at the first
 * touch, key, press or scroll; so are the pictures below the first one. What is done to a button or a tab
 * before the app is there, is done again once it is. A link to another page has the connection to itself.
 */
const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const chunks = (script.dataset.chunks ?? '').split(' ');
const beginnings = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];
const root = document.documentElement;
root.dataset.firstPicture = '';
/** Does again, in this order, what was done. @type {(() => void)[]} */
let again = [];
let started = false;

/** @param {Event} [event] */
function start(event) {
  if (started || (event && linkAway(event))) return;
  started = true;
  delete root.dataset.firstPicture;
  for (const href of chunks) append({ rel: 'modulepreload', href });
  for (const href of content()) append({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  run().catch(reloadOnce);
}

/** @param {Partial<HTMLLinkElement>} link */
function append(link) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Addresses of what the page was rendered from, as far as no earlier visit has stored it (content/persisted-content.ts). */
function content() {
  const { site, part } = JSON.parse(document.getElementById('page-source')?.textContent ?? '{}');
  let stored = '';
  try {
    stored = localStorage.getItem('root') ?? '';
  } catch {
    // Nothing is stored here.
  }
  return [['site', site], ...(part ? [part] : [])]
    .filter(([name, version]) => version && !stored.includes(JSON.stringify(`${name}@${version}`)))
    .map(([name, version]) => `/content/${encodeURIComponent(name)}.json?v=${version}`);
}

/** One after the other, the app itself last: all in one go would keep a press waiting on a slow phone. */
async function run() {
  for (const chunk of chunks) {
    await import(chunk);
    await new Promise((done) => setTimeout(done));
  }
}

/** The link of an event, if it leads to another page of the site in this tab. @param {Event} event */
function linkAway({ target }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.role === 'tab' || 'opensHere' in link.dataset || link.target || link.hash) return null;
  return link.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link : null;
}

/** Ends what is being fetched for a page that is left; it goes on when somebody comes back to it, or stays. */
function leave() {
  started = false;
  stop();
}

/** The scripts are gone, with a new version put online since this page was kept, or the line is. @param {unknown} error */
function reloadOnce(error) {
  if (!started) return;
  console.info('The page stays as it is:', error);
  removeEventListener('click', storeClick, true);
  const key = 'reloaded-for-new-version';
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // No way to count reloads, so none: links go on working.
    return;
  }
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}

/** @param {MouseEvent} event */
function storeClick(event) {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (linkAway(event)) return leave();
  const link = target.closest('a');
  // Links work by themselves; but a tab would load the page anew, and a gallery's picture leave it.
  if (link && link.role !== 'tab' && !('opensHere' in link.dataset)) return;
  if (link) event.preventDefault();
  const pressed = link ?? target.closest('button');
  if (pressed) again.push(() => pressed.click());
}

/** @param {KeyboardEvent} event */
function keepKey(event) {
  const { target, key } = event;
  if (key === 'Escape') again = [];
  if (target instanceof Element && target.closest('[role="tablist"]') && /^(Arrow|Home|End)/.test(key))
    again.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** @param {PageTransitionEvent} event */
function startAgain({ persisted }) {
  if (persisted) start();
}

function finish() {
  for (const type of beginnings) removeEventListener(type, start, true);
  removeEventListener('click', storeClick, true);
  removeEventListener('keydown', keepKey, true);
  removeEventListener('pageshow', startAgain);
  // From here on links are the app's.
  document.querySelector('script[type="speculationrules"]')?.remove();
  for (const act of again) act();
}

for (const type of beginnings) addEventListener(type, start, { capture: true, passive: true });
addEventListener('click', storeClick, true);
addEventListener('keydown', keepKey, true);
addEventListener('pageshow', startAgain);
addEventListener('page-live', finish, { once: true });
addEventListener('load', () => {
  // The second frame comes after the first has been painted; Safari has no requestIdleCallback.
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: 2_000 });
    else setTimeout(() => start(), 200);
  };
  requestAnimationFrame(() => requestAnimationFrame(whenIdle));
});
