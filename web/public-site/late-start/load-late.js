// @ts-check
/*
 * The first script of every page rendered on the server. The page works without further scripts; the complete style
 * sheets, after them the app's scripts, and the pictures below the first one, load once the browser has painted and is
 * idle, or at the first interaction.
 * A click on a link to another page stops the loading, so that the next page has the connection to itself.
 */
const script = /** @type {HTMLScriptElement} */ (document.querySelector('script[data-files]'));
const files = (script.dataset.files ?? '').split(' ');
const chunks = files.filter((file) => !isStyle(file));
const interactions = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];
const root = document.documentElement;
let started = false;
/** Whether the visitor has clicked a link to another page. */
let isLeft = false;

/** @param {Event} [event] */
function start(event) {
  const isPressed = event !== undefined && /^(pointer|touch)/.test(event.type);
  if (started || (isPressed && internalLink(event))) return;
  started = true;
  delete root.dataset.firstPicture;
  const styles = files.filter(isStyle).map(addStyle);
  Promise.all(styles).then(run).catch(reloadOnce);
}

/** @param {string} file */
function isStyle(file) {
  return /\.css$/.test(file);
}

/** Loads a style sheet: the page itself has only the rules that it needs without scripts. @param {string} href */
function addStyle(href) {
  return new Promise((onload, onerror) => append({ rel: 'stylesheet', href, onload, onerror }));
}

/** @param {Partial<HTMLLinkElement>} link */
function append(link) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** URLs of the content that the page was rendered from, unless an earlier visit stored it (content/persisted-content.ts). */
function content() {
  /** @typedef {{ site: string, part?: [name: string, version: string] }} Source */
  const { site, part } = /** @type {Source} */ (
    JSON.parse(document.getElementById('page-source')?.textContent ?? '{}')
  );
  let stored = '';
  try {
    stored = localStorage.getItem('root') ?? '';
  } catch {
    // The browser blocks storage.
  }
  return /** @type {[name: string, version: string][]} */ ([['site', site], ...(part ? [part] : [])])
    .filter(([name, version]) => version && !stored.includes(JSON.stringify(`${name}@${version}`)))
    .map(([name, version]) => `/content/${encodeURIComponent(name)}.json?v=${version}`);
}

/**
 * Fetches content and chunks, unless the visitor has left meanwhile, and imports the chunks one by one, the app's entry
 * last: all at once would block input on a slow phone.
 */
async function run() {
  if (!started) return;
  for (const href of chunks) append({ rel: 'modulepreload', href });
  for (const href of content()) append({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    await new Promise((done) => setTimeout(done));
  }
}

/** The link of an event, if it leads to another page of the site in this tab. @param {Event} event */
function internalLink({ target }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.role === 'tab' || 'opensHere' in link.dataset || link.target || link.hash) return null;
  return link.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link : null;
}

/**
 * Stops loading because the visitor leaves the page; it resumes if they stay or come back. React may handle a click on
 * a link a moment before the page is live: then the next page comes without leaving, and needs what is loading.
 * @param {MouseEvent} event
 */
function leave(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !internalLink(event))
    return;
  isLeft = true;
  started = false;
  stop();
}

/** Handles scripts that failed to load: a new version was deployed, or there is no connection. @param {unknown} error */
function reloadOnce(error) {
  if (!started) return;
  console.info('The page could not be hydrated:', error);
  dispatchEvent(new Event('page-failed'));
  const key = 'reloaded-for-new-version';
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage, reloads cannot be counted, so there are none. Links still work.
    return;
  }
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}

/** @param {PageTransitionEvent} event */
function resume({ persisted }) {
  if (persisted) start();
}

function finish() {
  for (const type of interactions) removeEventListener(type, start);
  removeEventListener('click', leave);
  removeEventListener('pageshow', resume);
  // From here on the app prefetches links. If a link was clicked, the navigation may be waiting for its prefetch.
  if (!isLeft) document.querySelector('script[type="speculationrules"]')?.remove();
}

// Not while capturing: a row of tabs that finds its place scrolls, too, and nobody has done anything.
for (const type of interactions) addEventListener(type, start, { passive: true });
// After React's own handlers.
addEventListener('click', leave);
addEventListener('pageshow', resume);
addEventListener('page-live', finish, { once: true });
addEventListener('load', () => {
  const startUnlessLeft = () => isLeft || start();
  // Safari has no requestIdleCallback.
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(startUnlessLeft, { timeout: 2_000 });
    else setTimeout(startUnlessLeft, 200);
  };
  // Animation frames can run before the first paint is on the screen, and style sheets would hold it up.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
});

// A module: its names are its own.
export {};
