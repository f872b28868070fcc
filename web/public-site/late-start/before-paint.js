// @ts-check
/*
 * The inline script in the head of every page rendered on the server: what must be known before the first paint.
 */
const changes = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { dataset: shown } = document.documentElement;
// A copy from a cache may be older than the moment at which its notice or its words about "now" change: they stay
// invisible until the page is hydrated.
shown.old = ['notice', 'words'].filter((what) => Date.now() >= Number(changes[what])).join(' ');
// The first picture loads alone. The script that lets the others follow (load-late.js) may not arrive.
shown.firstPicture = '';
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && delete shown.firstPicture,
  true,
);
