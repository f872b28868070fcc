import { liveContentPaths } from './live-content.js';

/**
 * Alternative ways to serve the site. Each changes the venue's response for a page into what that alternative would
 * send; all other responses stay unchanged.
 * @typedef {{ name: string, change: (page: string, html: string) => Promise<string> }} SiteState
 */

/**
 * @param {string} venueUrl @param {string} built folder of the built site
 * @returns {Record<'ours' | 'plain' | 'firestoreFirst', SiteState>}
 */
export function siteStates(venueUrl, built) {
  const shell = async () => (await fetch(`${venueUrl}/app.html`)).text();
  return {
    ours: { name: 'as it is', change: async (_page, html) => html },
    /** A plain document with the same text, styles, fonts and pictures. */
    plain: {
      name: 'plain HTML',
      change: async (_page, html) => inlineStyles(withoutScripts(html), venueUrl),
    },
    firestoreFirst: {
      name: 'shell, Firestore in the first bundle',
      change: async () => beforeEntry(await shell(), firestoreTags(built)),
    },
  };
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<(template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|manifest)"[^>]*>/g, '');
}

/** @param {string} html @param {string} venueUrl */
async function inlineStyles(html, venueUrl) {
  let inlined = html;
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)) {
    const [, href] = /\bhref="([^"]+)"/.exec(tag) ?? [];
    // The text of a disabled style sheet is already inlined.
    if (!href || /\bdisabled\b/.test(tag)) continue;
    const css = await (await fetch(new URL(href, venueUrl))).text();
    inlined = inlined.replace(tag, () => `<style>${css}</style>`);
  }
  return inlined;
}

/** Tags that run the live content's chunk, which includes Firestore, before the app. @param {string} built */
function firestoreTags(built) {
  const paths = liveContentPaths(built);
  const preloads = paths.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  return `${preloads.join('')}<script type="module" crossorigin src="${paths.at(-1)}"></script>`;
}

/** @param {string} shell @param {string} tags */
function beforeEntry(shell, tags) {
  const entry = shell.search(/<script\b[^>]*\btype="module"/);
  if (entry < 0) throw new Error('The shell has no script.');
  return shell.slice(0, entry) + tags + shell.slice(entry);
}
