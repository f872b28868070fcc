// @ts-check
/*
 * The inline script in the head of every page rendered on the server: what must be known before the first paint, and
 * presses before the app is there. Clicks on buttons and tabs are stored and replayed after hydration.
 */
const changes = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { dataset: shown } = document.documentElement;
/** Presses to replay after hydration. @type {(() => void)[]} */
let replays = [];
// A copy from a cache may be older than the moment at which its notice or its words about "now" change: they stay
// invisible until the page is hydrated.
shown.old = ['notice', 'words'].filter((what) => Date.now() >= Number(changes[what])).join(' ');
// The first picture loads alone. load-late.js lets the others follow.
shown.firstPicture = '';

/** @param {MouseEvent} event */
function storeClick(event) {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = target.closest('a');
  // Links work without the app, but a tab's would reload the page and a gallery picture's would leave it.
  if (link && link.role !== 'tab' && !('opensHere' in link.dataset)) return;
  if (link) event.preventDefault();
  const clicked = link ?? target.closest('button');
  if (!clicked) return;
  // React may handle clicks a moment before the page is live: what has opened or closed since is not clicked again.
  const { ariaExpanded } = clicked;
  replays.push(() => clicked.ariaExpanded === ariaExpanded && clicked.click());
}

/** @param {KeyboardEvent} event */
function storeKey(event) {
  const { target, key } = event;
  if (key === 'Escape') replays = [];
  if (target instanceof Element && target.closest('[role="tablist"]') && /^(Arrow|Home|End)/.test(key))
    replays.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)));
}

function stop() {
  removeEventListener('click', storeClick, true);
  removeEventListener('keydown', storeKey, true);
}

addEventListener('click', storeClick, true);
addEventListener('keydown', storeKey, true);
addEventListener('page-live', () => {
  stop();
  for (const replay of replays) replay();
});
// From load-late.js. If not even that arrives, all pictures load and links lead to pages of the server.
addEventListener('page-failed', stop);
const fail = (/** @type {Event} */ { target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  delete shown.firstPicture;
  stop();
};
addEventListener('error', fail, true);
